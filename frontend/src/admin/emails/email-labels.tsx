import type { EmailStatus } from '@storyloom/backend/contract/shop/email';
import { Badge, type BadgeTone } from '@/ui/text/badge';

export const emailStatusLabels: Record<EmailStatus, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  held: 'On hold',
};

/** Why an email is held, and what lets it go. */
export const whyHeld =
  'Nobody has shown that this address is theirs, and it has been sent as many emails in an hour or a day as anybody can cause. A held email goes out when its reader has verified the address, or when you send it.';

const tones: Record<EmailStatus, BadgeTone> = {
  waiting: 'open',
  sent: 'done',
  failed: 'ended',
  held: 'plain',
};

export function EmailBadge({ status }: { status: EmailStatus }) {
  return <Badge tone={tones[status]}>{emailStatusLabels[status]}</Badge>;
}

/** The reader's address; an email to the owner may have none yet. */
export function readerOf(to: string): string {
  return to || 'You (OWNER_EMAIL is not set)';
}
