import type { Category } from '../../../contract/book.ts';
import { orderStates, orderStatuses, type OrderStatus } from '../../../contract/order-status.ts';
import type { StoredOrder } from '../../orders/order.model.ts';

interface StatusSum {
  /** In UTC, as `2026-11`. */
  month: string;
  status: OrderStatus;
  orders: number;
  cents: number;
}
interface CategorySum {
  category: Category;
  books: number;
  cents: number;
}
/** What orders come to; only sales count for their categories. */
export interface OrderSums {
  byStatus: StatusSum[];
  byCategory: CategorySum[];
}
export interface SoldBook {
  sold: number;
  /** As it was sold last. */
  title: string;
}

type CountedOrder = Pick<StoredOrder, 'status' | 'createdAt' | 'totalCents' | 'items'>;

export function sumOrders(orders: CountedOrder[]): OrderSums {
  return addSums(orders.map(sumsOf));
}

function sumsOf({ status, createdAt, totalCents, items }: CountedOrder): OrderSums {
  const visible = orderStatuses.find((each) => each === status);
  if (!visible) return { byStatus: [], byCategory: [] };
  const month = createdAt.toISOString().slice(0, 7);
  return {
    byStatus: [{ month, status: visible, orders: 1, cents: totalCents }],
    byCategory: isSale(status)
      ? items.map(({ category, priceCents }) => ({ category, books: 1, cents: priceCents }))
      : [],
  };
}

export function addSums(all: OrderSums[]): OrderSums {
  const byStatus = new Map<string, StatusSum>();
  const byCategory = new Map<string, CategorySum>();
  for (const sums of all) {
    for (const line of sums.byStatus) {
      const key = `${line.month} ${line.status}`;
      const sum = byStatus.get(key);
      if (sum)
        Object.assign(sum, { orders: sum.orders + line.orders, cents: sum.cents + line.cents });
      else byStatus.set(key, { ...line });
    }
    for (const line of sums.byCategory) {
      const sum = byCategory.get(line.category);
      if (sum) Object.assign(sum, { books: sum.books + line.books, cents: sum.cents + line.cents });
      else byCategory.set(line.category, { ...line });
    }
  }
  return { byStatus: [...byStatus.values()], byCategory: [...byCategory.values()] };
}

/** By the hexadecimal id of the book. */
export function soldBooksOf(orders: CountedOrder[]): Map<string, SoldBook> {
  const books = new Map<string, SoldBook>();
  for (const { status, items } of orders) {
    if (!isSale(status)) continue;
    for (const { bookId, title } of items) {
      const id = bookId.toHexString();
      books.set(id, { sold: (books.get(id)?.sold ?? 0) + 1, title });
    }
  }
  return books;
}

function isSale(status: StoredOrder['status']): boolean {
  return status !== 'placing' && status !== 'undoing' && orderStates[status].isSale;
}
