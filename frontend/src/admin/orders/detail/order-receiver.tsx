import type { Order, ReceiverInput } from '@storyloom/backend/contract/order';
import { orderStates } from '@storyloom/backend/contract/order-status';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/ui/controls/button';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/ui/panel';
import type { Unsaved } from '@/ui/form/unfinished-work';
import { addressLines } from '@/admin/orders/admin-order-words';
import { CorrectOrderForm } from './correct-order-form';

interface OrderReceiverProps {
  order: Order;
  /** A correction that was typed before. */
  begun: ReceiverInput | undefined;
  /** A correction is typed and not saved. */
  isUnsaved: boolean;
  onUnsaved: (receiver: Unsaved<ReceiverInput> | null) => void;
}

/** Where the parcel goes; can be put right until it is on its way. */
export function OrderReceiver({ order, begun, isUnsaved, onUnsaved }: OrderReceiverProps) {
  const [isOpen, setIsOpen] = useState(begun !== undefined);
  const [typed, setTyped] = useState(begun);
  const close = () => {
    setIsOpen(false);
    setTyped(undefined); // saved or discarded: the next correction begins with the order
  };
  const opener = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  const { canBeCorrected } = orderStates[order.status];
  // Where the order has moved on elsewhere, what was typed does not go without a word.
  const isShown = isOpen && (canBeCorrected || isUnsaved);
  useEffect(() => {
    // Whoever is in another field by then stays there.
    const hasNoPlace = document.activeElement === document.body;
    if (wasShown.current && !isShown && hasNoPlace) (opener.current ?? main())?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  if (isShown) {
    return (
      <Panel title="Deliver to">
        {!canBeCorrected && (
          <Notice tone="error" className="mb-5" title="Too late to correct this order">
            It is on its way, or was cancelled. What you typed is not saved.
          </Notice>
        )}
        <CorrectOrderForm order={order} begun={typed} onClose={close} onUnsaved={onUnsaved} />
      </Panel>
    );
  }
  return (
    <Panel
      title="Deliver to"
      aside={
        canBeCorrected && (
          <Button ref={opener} variant="quiet" size="small" onClick={() => setIsOpen(true)}>
            Correct
          </Button>
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
        <ContactLink href={`tel:${order.phone.replace(/[^\d+]/g, '')}`}>{order.phone}</ContactLink>
        {order.email && (
          <ContactLink href={`mailto:${encodeURIComponent(order.email)}`}>
            {order.email}
          </ContactLink>
        )}
      </p>
    </Panel>
  );
}

const main = () => document.getElementById('main');

function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link flex min-h-11 items-center break-all">
      {children}
    </a>
  );
}
