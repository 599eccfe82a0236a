import { addressLines } from '@storyloom/backend/contract/order/address-lines';
import type { Order } from '@storyloom/backend/contract/order/order';
import { orderStates } from '@storyloom/backend/contract/order/order-status';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { hasDraft } from '@/browser/use-draft';
import { SmallButton } from '@/ui/controls/button';
import { Notice } from '@/ui/notices/notice';
import { phoneAddress } from '@/ui/text/phone-address';
import { Panel } from '@/ui/panel';
import { CorrectOrderForm, correctionDraft } from './correct-order-form';

/** Where the parcel goes; can be put right until it is on its way. */
export function OrderReceiver({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(() => hasDraft(correctionDraft(order)));
  const opener = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  const title = order.pickup ? 'Pickup for' : 'Deliver to';
  const { canBeCorrected } = orderStates[order.status];
  // Where the order has moved on elsewhere, what was typed does not go without a word.
  const isShown = isOpen && (canBeCorrected || hasDraft(correctionDraft(order)));
  useEffect(() => {
    // Whoever is in another field by then stays there.
    const hasNoPlace = document.activeElement === document.body;
    if (wasShown.current && !isShown && hasNoPlace)
      (opener.current ?? document.getElementById('main'))?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  if (isShown) {
    return (
      <Panel title={title}>
        {!canBeCorrected && (
          <Notice tone="error" className="mb-5" title="Too late to correct this order">
            It is on its way, or was cancelled. What you typed is not saved.
          </Notice>
        )}
        <CorrectOrderForm order={order} onClose={() => setIsOpen(false)} />
      </Panel>
    );
  }
  return (
    <Panel
      title={title}
      aside={
        canBeCorrected && (
          <SmallButton ref={opener} onClick={() => setIsOpen(true)}>
            Correct
          </SmallButton>
        )
      }
    >
      <address className="not-italic">
        {addressLines(order).map((line, index) => (
          <span key={index} className="block break-words">
            {line}
          </span>
        ))}
      </address>
      <p className="mt-3">
        <ContactLink href={phoneAddress(order.phone)}>{order.phone}</ContactLink>
        {order.email && (
          <ContactLink href={`mailto:${encodeURIComponent(order.email)}`}>
            {order.email}
          </ContactLink>
        )}
      </p>
    </Panel>
  );
}

function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link flex min-h-11 items-center break-all">
      {children}
    </a>
  );
}
