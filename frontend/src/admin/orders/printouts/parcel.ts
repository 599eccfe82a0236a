import { isAwaitedItem } from '@storyloom/backend/contract/order/item-state';
import type { Order, OrderItem } from '@storyloom/backend/contract/order/order';
import { orderStates } from '@storyloom/backend/contract/order/order-status';
import { sumPrices } from '@/shop-facts/order/order-sums';

export interface Parcel {
  items: OrderItem[];
  /** Shipping and other charges are collected with the first parcel of an order. */
  isFirst: boolean;
  /** Whether no other parcel of the order has a book. */
  isWhole: boolean;
  /** The cash to collect, so that the parcels of an order add up to its total. */
  amount: number;
}

/** The parcel of an order: the next one if its books have arrived, else the one that was sent last. */
export function parcelOf(order: Order): Parcel {
  const kept = order.items.filter(({ returnedAt }) => !returnedAt);
  if (!orderStates[order.status].isSale || kept.length === 0)
    return { items: order.items, isFirst: true, isWhole: true, amount: 0 };
  const items = nextBooks(order, kept) ?? lastBooks(kept) ?? kept;
  const sentAt = items[0]?.sentAt;
  // A parcel that came back as a whole was refused, and its shipping not paid.
  const isFirst = !kept.some((item) => item.sentAt && (!sentAt || item.sentAt < sentAt));
  const others = kept.filter((item) => !items.includes(item));
  const total = order.left ?? order.totalPrice;
  const prices = (books: OrderItem[]) => books.map(({ price }) => price);
  const amount = isFirst
    ? sumPrices([total, ...prices(others).map((price) => -price)])
    : sumPrices(prices(items));
  return { items, isFirst, isWhole: isFirst && others.length === 0, amount };
}

/** The books that can be sent now; none right after a parcel left, until another book arrives. */
function nextBooks({ status, pickup }: Order, kept: OrderItem[]): OrderItem[] | undefined {
  const unsent = kept.filter(({ sentAt }) => !sentAt);
  const isShipped = !orderStates[status].canBeCorrected;
  const next = pickup || isShipped ? unsent : unsent.filter((item) => !isAwaitedItem(item));
  const lastSentAt = latestSentAt(kept);
  const isNew =
    isShipped || !lastSentAt || next.some(({ arrivedAt = '' }) => arrivedAt > lastSentAt);
  return isNew && next.length > 0 ? next : undefined;
}

function lastBooks(kept: OrderItem[]): OrderItem[] | undefined {
  const lastSentAt = latestSentAt(kept);
  return lastSentAt ? kept.filter(({ sentAt }) => sentAt === lastSentAt) : undefined;
}

/** ISO times of the API sort as text. */
const latestSentAt = (items: OrderItem[]) =>
  items.reduce((latest, { sentAt = '' }) => (sentAt > latest ? sentAt : latest), '');
