import type { LetterKind, LetterStatus } from '@storyloom/backend/contract/letter';

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

export const statusWords: Record<LetterStatus, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};

const markClassNames: Record<LetterStatus, string> = {
  waiting: 'bg-accent-wash text-ink',
  sent: 'bg-green-wash text-green',
  failed: 'bg-red-wash text-red',
};

export function LetterMark({ status }: { status: LetterStatus }) {
  return (
    <span
      className={`inline-flex rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${markClassNames[status]}`}
    >
      {statusWords[status]}
    </span>
  );
}

/** The reader's address; a letter to the owner may have none yet. */
export function readerOf(to: string): string {
  return to || 'You (OWNER_EMAIL is not set)';
}
