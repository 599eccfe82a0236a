import type { Order } from '@storyloom/backend/contract/order';
import { orderStates } from '@storyloom/backend/contract/order-status';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/panel';
import { addressLines } from './admin-order-words';
import { CorrectOrderForm } from './correct-order-form';

/** Where the parcel goes; can be put right until it is on its way. */
export function OrderReceiver({
  order,
  onDirty,
}: {
  order: Order;
  onDirty: (isDirty: boolean) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { canBeCorrected } = orderStates[order.status];
  if (isOpen && canBeCorrected) {
    return (
      <Panel title="Deliver to">
        <CorrectOrderForm order={order} onClose={() => setIsOpen(false)} onDirty={onDirty} />
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

function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link flex min-h-11 items-center break-all">
      {children}
    </a>
  );
}
