import type { EmailStatus } from '@storyloom/backend/contract/email/email';
import { Badge, type BadgeTone } from '@/admin/ui/badge';
import { words } from '@/words/admin';

const tones: Record<EmailStatus, BadgeTone> = {
  waiting: 'open',
  sent: 'done',
  failed: 'ended',
  held: 'plain',
};

export function EmailBadge({ status }: { status: EmailStatus }) {
  return <Badge tone={tones[status]}>{words.adminEmails.statuses[status]}</Badge>;
}

/** The recipient's address; an email to the owner may have none yet. */
export function recipientLabel(to: string): string {
  return to || words.adminEmails.toYou;
}
