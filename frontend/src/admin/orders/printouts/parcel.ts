import { isAwaitedItem } from '@storyloom/backend/contract/order/item-state';
import type { OrderVat } from '@storyloom/backend/contract/order/vat/order-vat';
import type { Order, OrderItem } from '@storyloom/backend/contract/order/order';
import { orderStates } from '@storyloom/backend/contract/order/order-status';
import { sumPrices, vatByRate } from '@/shop-facts/order/order-sums';

export interface Parcel {
  items: OrderItem[];
  /** Shipping and other charges are collected with the first parcel of an order. */
  isFirst: boolean;
  /** The cash to collect, so that the parcels of an order add up to its total. */
  amount: number;
  /** The VAT in it, by rate. */
  vat: OrderVat[] | undefined;
}

/** The parcel of an order: the next one if its books have arrived, else the one that was sent last. */
export function parcelOf(order: Order): Parcel {
  const unreturned = order.items.filter(({ returnedAt }) => !returnedAt);
  if (!orderStates[order.status].isSale || unreturned.length === 0)
    return { items: order.items, isFirst: true, amount: 0, vat: order.vat };
  const items = nextBooks(order, unreturned) ?? lastBooks(unreturned) ?? unreturned;
  const sentAt = items[0]?.sentAt;
  // If a whole parcel came back, it was refused and its shipping not paid.
  const isFirst = !unreturned.some((item) => item.sentAt && (!sentAt || item.sentAt < sentAt));
  const others = unreturned.filter((item) => !items.includes(item));
  const total = order.left ?? order.totalPrice;
  const prices = (books: OrderItem[]) => books.map(({ price }) => price);
  const amount = isFirst
    ? sumPrices([total, ...prices(others).map((price) => -price)])
    : sumPrices(prices(items));
  const later = others.filter((item) =>
    sentAt ? !item.sentAt || item.sentAt > sentAt : !item.sentAt,
  );
  const vatOfThisAndLater = isFirst ? order.vat : vatOf(order, [...items, ...later]);
  return {
    items,
    isFirst,
    amount,
    vat: order.vat && vatOfThisAndLater && subtractVat(vatOfThisAndLater, vatOf(order, later)),
  };
}

function vatOf({ currency }: Order, books: OrderItem[]): OrderVat[] {
  const charges = books.map(({ price, vatRate = 0 }) => ({ gross: price, rate: vatRate }));
  return vatByRate(charges, currency);
}

/** Differences of rounded sums, so that the parcels of an order add up to its VAT. */
function subtractVat(all: OrderVat[], later: OrderVat[]): OrderVat[] {
  return all
    .map(({ rate, ...sums }) => {
      const other = later.find((each) => each.rate === rate) ?? { net: 0, vat: 0, gross: 0 };
      const minus = (part: keyof typeof sums) => sumPrices([sums[part], -other[part]]);
      return { rate, net: minus('net'), vat: minus('vat'), gross: minus('gross') };
    })
    .filter(({ gross }) => gross !== 0);
}

/** The books that can be sent now; none right after a parcel left, until another book arrives. */
function nextBooks({ status, pickup }: Order, unreturned: OrderItem[]): OrderItem[] | undefined {
  const unsent = unreturned.filter(({ sentAt }) => !sentAt);
  const isShipped = !orderStates[status].canBeCorrected;
  const next = pickup || isShipped ? unsent : unsent.filter((item) => !isAwaitedItem(item));
  const lastSentAt = latestSentAt(unreturned);
  const isNew =
    isShipped || !lastSentAt || next.some(({ arrivedAt = '' }) => arrivedAt > lastSentAt);
  return isNew && next.length > 0 ? next : undefined;
}

function lastBooks(unreturned: OrderItem[]): OrderItem[] | undefined {
  const lastSentAt = latestSentAt(unreturned);
  return lastSentAt ? unreturned.filter(({ sentAt }) => sentAt === lastSentAt) : undefined;
}

/** ISO times of the API sort as text. */
const latestSentAt = (items: OrderItem[]) =>
  items.reduce((latest, { sentAt = '' }) => (sentAt > latest ? sentAt : latest), '');
