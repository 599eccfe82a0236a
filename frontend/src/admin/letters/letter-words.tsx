import type { LetterStatus } from '@storyloom/backend/contract/shop/letter';
import { Mark, type MarkTone } from '@/ui/text/mark';

export const letterStatusWords: Record<LetterStatus, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  held: 'Held',
};

/** Why a letter is held, and what lets it go. */
export const whyHeld =
  'Nobody has shown that this address is theirs, and it has heard of three orders or withdrawals in an hour or ten in a day by now. A held letter goes out when its reader has proven the address, or when you send it.';

const tones: Record<LetterStatus, MarkTone> = {
  waiting: 'open',
  sent: 'done',
  failed: 'ended',
  held: 'plain',
};

export function LetterMark({ status }: { status: LetterStatus }) {
  return <Mark tone={tones[status]}>{letterStatusWords[status]}</Mark>;
}

/** The reader's address; a letter to the owner may have none yet. */
export function readerOf(to: string): string {
  return to || 'You (OWNER_EMAIL is not set)';
}
