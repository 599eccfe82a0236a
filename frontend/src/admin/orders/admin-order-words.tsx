import type { Order, OrderItem, OrderSource } from '@storyloom/backend/contract/order/order';
import type { OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { Mark, type MarkTone } from '@/ui/text/mark';
import { statusWords } from '@/ui/text/status-words';

/** What the button of the next step says. */
export const stepWords: Record<OrderStatus, string> = {
  placed: 'Place',
  confirmed: 'Confirm',
  ready: 'Mark as ready',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel order',
  returned: 'Mark as returned',
};

const tones: Record<OrderStatus, MarkTone> = {
  placed: 'new',
  confirmed: 'open',
  ready: 'moving',
  shipped: 'moving',
  delivered: 'done',
  cancelled: 'ended',
  returned: 'ended',
};

export function StatusMark({ status }: { status: OrderStatus }) {
  return <Mark tone={tones[status]}>{statusWords[status]}</Mark>;
}

const sourceWords: Record<OrderSource, string> = { phone: 'By phone', counter: 'Counter' };

/** On an order that the owner took down, and on one that is collected in the shop. */
export function SourceMark({ source, pickup }: Pick<Order, 'source' | 'pickup'>) {
  return (
    <>
      {source && <Mark tone="plain">{sourceWords[source]}</Mark>}
      {pickup && <Mark tone="plain">Pickup</Mark>}
    </>
  );
}

/** What tells two editions of a book apart. */
export function editionOf({ author, isbn }: Pick<OrderItem, 'author' | 'isbn'>): string {
  return [author, isbn && `ISBN ${isbn}`].filter(Boolean).join(' · ');
}
