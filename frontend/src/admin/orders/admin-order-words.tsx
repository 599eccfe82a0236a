import type { Order } from '@storyloom/backend/contract/order';
import type { OrderStatus } from '@storyloom/backend/contract/order-status';
import { Mark, type MarkTone } from '@/ui/text/mark';
import { statusWords } from '@/ui/text/status-words';

/** What the button of the next step says. */
export const stepWords: Record<OrderStatus, string> = {
  placed: 'Place',
  confirmed: 'Confirm',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel order',
  returned: 'Mark as returned',
};

const tones: Record<OrderStatus, MarkTone> = {
  placed: 'new',
  confirmed: 'open',
  shipped: 'moving',
  delivered: 'done',
  cancelled: 'ended',
  returned: 'ended',
};

export function StatusMark({ status }: { status: OrderStatus }) {
  return <Mark tone={tones[status]}>{statusWords[status]}</Mark>;
}

/** On an order that the owner took down. */
export function PhoneMark() {
  return <Mark tone="plain">By phone</Mark>;
}

export function addressLines({ name, address }: Order): string[] {
  const { street, zipcode, city, state, country } = address;
  return [name, street ?? '', `${zipcode} ${city}`, state, country].filter(
    (line) => line.trim() !== '' && line.trim() !== '-',
  );
}
