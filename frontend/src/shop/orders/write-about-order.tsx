import type { Order } from '@storyloom/backend/contract/order/order';
import { useId, useState } from 'react';
import { Button } from '@/ui/controls/button';
import { OrderThread } from '@/shop-facts/order/order-thread';
import { words } from '@/words/shop';

/** The messages about an order, loaded on request, as most orders have none. */
export function WriteAboutOrder({ order: { _id, number } }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-3 print:hidden">
      <Button
        variant="plain"
        size="small"
        className="-ms-3.5"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="link">{words.messages.write(number)}</span>
      </Button>
      <div id={id} hidden={!isOpen} className="mt-2 max-w-prose">
        {isOpen && <OrderThread thread={{ id: _id, reader: 'customer' }} />}
      </div>
    </div>
  );
}
