import type { Category } from '../../../contract/book.ts';
import { orderStates, orderStatuses, type OrderStatus } from '../../../contract/order-status.ts';
import { digitsOf } from '../../../contract/phone-digits.ts';
import type { StoredOrder } from '../order.model.ts';

/** What figures, reports and the list of customers need of an order; it can be written as JSON. */
export interface OrderSummary {
  id: string;
  number: number;
  status: OrderStatus;
  /** When it came in, in milliseconds since 1970. */
  at: number;
  cents: number;
  items: { book: SoldBook; cents: number }[];
  /** Whose it is, see `customerKeyOf`. */
  customer: string;
  name: string;
  email: string;
  phone: string;
}
/** As it was sold. */
export interface SoldBook {
  id: string;
  title: string;
  category: Category;
}

export const summaryFields = {
  ...{ number: 1, status: 1, createdAt: 1, totalCents: 1 },
  ...{ uid: 1, name: 1, email: 1, phone: 1, erasedAt: 1 },
  ...{ 'items.bookId': 1, 'items.title': 1, 'items.category': 1, 'items.priceCents': 1 },
};

/** Undefined for an order that does not exist for people. */
export function summaryOf(order: StoredOrder): OrderSummary | undefined {
  const status = orderStatuses.find((each) => each === order.status);
  return (
    status && {
      id: order._id.toHexString(),
      number: order.number,
      status,
      at: order.createdAt.getTime(),
      cents: order.totalCents,
      items: order.items.map(({ bookId, title, category, priceCents }) => ({
        book: { id: bookId.toHexString(), title, category },
        cents: priceCents,
      })),
      customer: customerKeyOf(order),
      name: order.name,
      email: order.email ?? '',
      phone: order.phone,
    }
  );
}

export function isSale({ status }: OrderSummary): boolean {
  return orderStates[status].isSale;
}

/** The account an order belongs to or, by telephone, the phone; '' when the customer was erased. */
function customerKeyOf({ uid, phone, erasedAt }: StoredOrder): string {
  if (erasedAt) return '';
  if (uid) return `account ${uid}`;
  const digits = digitsOf(phone).replace(/^00/, '');
  return digits && `phone ${digits}`;
}

const soldBooks = new Map<string, SoldBook>();

/** Many orders share each book, which is so kept in memory once. */
export function shareBooks(orders: OrderSummary[]): OrderSummary[] {
  for (const item of orders.flatMap(({ items }) => items)) {
    const key = Object.values(item.book).join(' ');
    const shared = soldBooks.get(key);
    if (shared) item.book = shared;
    else soldBooks.set(key, item.book);
  }
  return orders;
}
