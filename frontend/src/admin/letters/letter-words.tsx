import type { LetterKind, LetterStatus } from '@storyloom/backend/contract/letter';
import { Mark, type MarkTone } from '@/ui/text/mark';

export const kindWords: Record<LetterKind, string> = {
  'order-received': 'Order received',
  'order-confirmed': 'Order confirmed',
  'order-shipped': 'Order shipped',
  'order-cancelled': 'Order cancelled',
  'order-returned': 'Order returned',
  'new-order': 'New order, to you',
  digest: 'Orders of a day, to you',
  'newsletter-confirm': 'Newsletter',
};

export const letterStatusWords: Record<LetterStatus, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};

const tones: Record<LetterStatus, MarkTone> = { waiting: 'open', sent: 'done', failed: 'ended' };

export function LetterMark({ status }: { status: LetterStatus }) {
  return <Mark tone={tones[status]}>{letterStatusWords[status]}</Mark>;
}

/** The reader's address; a letter to the owner may have none yet. */
export function readerOf(to: string): string {
  return to || 'You (OWNER_EMAIL is not set)';
}
