import { orderStates, type OrderStatus } from '../../contract/order/order-status.ts';
import type { VatSum } from '../../contract/order/vat/vat.ts';
import { firstCurrency } from '../settings/default-settings.ts';
import { customerKeyOf } from './customer-key.ts';
import { currencyOf, type StoredOrder } from './order.model.ts';
import { vatCentsOf } from './order-vat.ts';
import { countedCents, countedItems } from './returned-books.ts';

/** The data of an order for figures, reports and the list of customers. */
export interface OrderSummary {
  id: string;
  number: number;
  status: OrderStatus;
  /** When it came in, in milliseconds since 1970. */
  at: number;
  /** Books, shipping and wrapping, without what came back of a sale. */
  cents: number;
  /** Absent when it was free. */
  shippingCents?: number | undefined;
  /** Of a gift; absent when it was free. */
  wrappingCents?: number | undefined;
  /** Absent for the first, see `currencyOf`. */
  currency?: string | undefined;
  items: { book: SoldBook; cents: number }[];
  /** The returned books, while the rest stays sold. */
  returned?: { books: number; cents: number } | undefined;
  /** Sold over the counter. */
  isCounter?: true | undefined;
  /** The customer, see `customerKeyOf`. */
  customer: string;
  name: string;
  email: string;
  phone: string;
  /** By rate, without what came back; absent of an order from before VAT was on. */
  vat?: VatSum[] | undefined;
}
/** As it was sold. */
export interface SoldBook {
  id: string;
  title: string;
  category: string;
}

export const summaryFields = {
  number: 1,
  status: 1,
  source: 1,
  createdAt: 1,
  totalCents: 1,
  shippingCents: 1,
  'gift.feeCents': 1,
  'gift.vatRate': 1,
  returnedCents: 1,
  currency: 1,
  uid: 1,
  name: 1,
  email: 1,
  phone: 1,
  erasedAt: 1,
  'items.bookId': 1,
  'items.title': 1,
  'items.category': 1,
  'items.priceCents': 1,
  'items.returnedAt': 1,
  'items.vatRate': 1,
  shippingVatRate: 1,
};

export function summaryOf(order: StoredOrder): OrderSummary {
  const { status, returnedCents } = order;
  const vat = vatCentsOf(order);
  const sold = countedItems(order);
  return {
    id: order._id.toHexString(),
    number: order.number,
    status,
    at: order.createdAt.getTime(),
    cents: countedCents(order),
    ...(order.shippingCents && { shippingCents: order.shippingCents }),
    ...(order.gift?.feeCents && { wrappingCents: order.gift.feeCents }),
    items: sold.map(({ bookId, title, category, priceCents }) => ({
      book: { id: bookId.toHexString(), title, category },
      cents: priceCents,
    })),
    ...(returnedCents != null && {
      returned: { books: order.items.length - sold.length, cents: returnedCents },
    }),
    ...(order.currency && order.currency !== firstCurrency && { currency: order.currency }),
    ...(order.source === 'counter' && { isCounter: true }),
    customer: customerKeyOf(order),
    name: order.name,
    email: order.email ?? '',
    phone: order.phone,
    ...(vat && { vat }),
  };
}

/** Only amounts of one currency can be added. */
export function isInCurrency(currency: string, order: OrderSummary): boolean {
  return currencyOf(order) === currency;
}

export function isSale({ status }: OrderSummary): boolean {
  return orderStates[status].isSale;
}
