import { useEffect } from 'react';
import type { Order } from '@storyloom/backend/contract/order/order';
import { Notice } from '@/ui/notices/notice';
import { useSendsEmails } from '@/api/system.api';
import { formatPrice } from '@/ui/text/formats';
import { focusOrder } from './focus-order';

/** What becomes of an order that was placed a moment ago. */
export function PlacedNote({ order }: { order: Order }) {
  const { _id, number, email, totalPrice, currency, pickup } = order;
  const sendsEmails = useSendsEmails();
  useEffect(() => {
    // The dialog may have been closed before this page came; then nobody else leads the keyboard here.
    const { activeElement: place, body } = document;
    if (place === body || place?.id === 'main') focusOrder(_id, { preventScroll: true });
  }, [_id]);
  return (
    <Notice tone="success" title={`Thank you. Order ${number} is placed.`} className="mt-5">
      <p>
        <span>{pickup ? 'To pay when you collect it: ' : 'To pay on delivery: '}</span>
        <strong className="tabular-nums">{formatPrice(totalPrice, currency)}</strong>
      </p>
      <p>
        {sendsEmails
          ? `This page shows each step. An email to ${email} follows, and one with each step.`
          : 'This page shows each step.'}
      </p>
    </Notice>
  );
}
