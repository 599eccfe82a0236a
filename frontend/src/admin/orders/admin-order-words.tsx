import type { Order } from '@storyloom/backend/contract/order';
import type { OrderStatus } from '@storyloom/backend/contract/order-status';
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

const markClassNames: Record<OrderStatus, string> = {
  placed: 'bg-accent text-on-accent',
  confirmed: 'bg-accent-wash text-ink',
  shipped: 'bg-sunken text-ink border border-line-strong',
  delivered: 'bg-green-wash text-green',
  cancelled: 'bg-red-wash text-red',
  returned: 'bg-red-wash text-red',
};

export function StatusMark({ status }: { status: OrderStatus }) {
  return (
    <span
      className={`inline-flex rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${markClassNames[status]}`}
    >
      {statusWords[status]}
    </span>
  );
}

/** On an order that the owner took down. */
export function PhoneMark() {
  return (
    <span className="inline-flex rounded-full border border-line-strong px-2.5 py-0.5 font-sans text-sm font-semibold whitespace-nowrap">
      By phone
    </span>
  );
}

export function addressLines({ name, address }: Order): string[] {
  const { street, zipcode, city, state, country } = address;
  return [name, street ?? '', `${zipcode} ${city}`, state, country].filter(
    (line) => line.trim() !== '' && line.trim() !== '-',
  );
}

export function countBooks(count: number): string {
  return `${count} ${count === 1 ? 'book' : 'books'}`;
}
