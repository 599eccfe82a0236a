import type { Order } from '@storyloom/backend/contract/order/order';
import { Notice } from '@/ui/notices/notice';
import { formatPrice } from '@/ui/text/formats';

interface PlacedNoteProps {
  order: Order;
  /** Whether the shop writes to its customers. */
  sendsLetters: boolean | undefined;
}

/** What becomes of an order that was placed a moment ago. */
export function PlacedNote({
  order: { number, email, totalPrice, currency, pickup },
  sendsLetters,
}: PlacedNoteProps) {
  return (
    <Notice tone="success" title={`Thank you. Order ${number} is placed.`} className="mt-5">
      <p>
        {pickup ? 'To pay when you collect it' : 'To pay on delivery'}:{' '}
        <strong className="tabular-nums">{formatPrice(totalPrice, currency)}</strong>
      </p>
      <p>
        Next we confirm it and {pickup ? 'set your books aside' : 'pack your books'}; this page
        shows each step.
        {sendsLetters && ` A letter to ${email} follows, and one with each step.`}
      </p>
    </Notice>
  );
}
