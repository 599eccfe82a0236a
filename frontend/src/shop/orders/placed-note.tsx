import { useEffect } from 'react';
import type { Order } from '@storyloom/backend/contract/order/order';
import { Notice } from '@/ui/notices/notice';
import { useSendsEmails } from '@/api/endpoints/system.api';
import { formatPrice } from '@/shop-facts/formats/formats';
import { focusOrder } from './focus-order';
import { words } from '@/words/shop';

/** The next steps of an order that was just placed. */
export function PlacedNote({ order }: { order: Order }) {
  const { _id, number, email, totalPrice, currency, pickup } = order;
  const sendsEmails = useSendsEmails();
  useEffect(() => {
    // The dialog may have been closed before this page loaded; then focus is moved here.
    const { activeElement: focused, body } = document;
    if (focused === body || focused?.id === 'main') focusOrder(_id, { preventScroll: true });
  }, [_id]);
  const texts = words.orders.placed;
  const amount = <strong className="tabular-nums">{formatPrice(totalPrice, currency)}</strong>;
  return (
    <Notice tone="success" title={texts.title(number)} className="mt-5">
      <p>{pickup ? texts.payOnCollection(amount) : texts.payOnDelivery(amount)}</p>
      <p>{sendsEmails ? texts.stepsAndEmails(email) : texts.steps}</p>
    </Notice>
  );
}
