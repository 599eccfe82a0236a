import type { Readable } from 'node:stream';
import { type QueryFilter } from 'mongoose';
import type { Order, OrderItem } from '../../../contract/order/order.ts';
import { toCents } from '../../../contract/number/cents.ts';
import { writeCsv, writeCsvAmount, writeDecimal } from '../../../text/csv.ts';
import { findOrders } from './find-orders.ts';
import { toOrder, type StoredOrder } from '../../../models/orders/order.model.ts';

/** Small, so that other requests run between pages. */
const pageLength = 100;

/** Features of the shop that have columns in its file. */
interface FurtherColumns {
  hasVat?: boolean;
  hasGifts?: boolean;
  hasUsed?: boolean;
}

interface ExportOptions extends FurtherColumns {
  locale: string;
  isByBook?: boolean;
}

/** Returns orders as CSV, newest first, a line for each or for each of their books. */
export function exportOrders(
  filter: QueryFilter<StoredOrder>,
  { locale, isByBook = false, ...further }: ExportOptions,
): Readable {
  const orders = readOrders(filter);
  return isByBook
    ? writeCsv(toBookRows(orders, locale), locale, bookColumns(further))
    : writeCsv(toRows(orders, locale), locale, orderColumns(further));
}

// Named here, so that a file without orders has its headings, too.

const firstColumns = ['number', 'date', 'status', 'name', 'email'];
const addressColumns = ['phone', 'street', 'zipcode', 'city', 'state', 'country', 'pickup'];
const sumColumns = ['books', 'shipping', 'total', 'currency', 'authors', 'isbns', 'returned'];
const itemColumns = ['title', 'author', 'isbn', 'price', 'currency', 'bookId', 'returned'];

function orderColumns({ hasVat, hasGifts, hasUsed }: FurtherColumns): string[] {
  return [
    ...firstColumns,
    ...addressColumns,
    ...sumColumns,
    ...(hasUsed ? ['conditions'] : []),
    ...(hasGifts ? ['gift', 'wrapping'] : []),
    ...(hasVat ? ['net', 'vat', 'vatByRate', 'company', 'vatNumber'] : []),
  ];
}

function bookColumns({ hasVat, hasUsed }: FurtherColumns): string[] {
  return [
    ...firstColumns,
    ...itemColumns,
    ...(hasUsed ? ['condition', 'conditionNote'] : []),
    ...(hasVat ? ['vatRate'] : []),
  ];
}

/**
 * Reads page by page from the last order on: one cursor might search all orders for its first rows and
 * time out.
 */
async function* readOrders(filter: QueryFilter<StoredOrder>) {
  const period = filter.createdAt as object | undefined;
  let remaining = filter;
  for (;;) {
    const orders = await findOrders(remaining, { page: 1, limit: pageLength });
    yield* orders.map((order) => toOrder(order, 'admin'));
    const last = orders.at(-1);
    if (!last || orders.length < pageLength) return;
    const { _id, createdAt } = last;
    remaining = {
      ...filter,
      createdAt: { ...period, $lte: createdAt },
      // Orders of the same moment may have been on this page.
      $nor: [{ createdAt, _id: { $gte: _id } }],
    };
  }
}

/** The values of the first columns. */
function whichOrder({ number, createdAt, status, name, email }: Order) {
  return { number, date: createdAt, status, name, email };
}

async function* toRows(orders: AsyncIterable<Order>, locale: string) {
  for await (const order of orders) {
    yield {
      ...whichOrder(order),
      phone: order.phone,
      street: order.address.street ?? '',
      zipcode: order.address.zipcode,
      city: order.address.city,
      state: order.address.state,
      country: order.address.country,
      pickup: order.pickup ? 'yes' : '',
      books: order.items.map((item) => item.title).join('; '),
      shipping: writeCsvAmount(order.shipping, order.currency, locale),
      total: writeCsvAmount(order.left ?? order.totalPrice, order.currency, locale),
      currency: order.currency,
      authors: order.items.map(({ author = '' }) => author).join('; '),
      isbns: order.items.map(({ isbn = '' }) => isbn).join('; '),
      returned: order.items.flatMap((item) => (item.returnedAt ? [item.title] : [])).join('; '),
      conditions: order.items.map(conditionOf).join('; '),
      ...giftColumns(order, locale),
      ...vatColumns(order, locale),
    };
  }
}

async function* toBookRows(orders: AsyncIterable<Order>, locale: string) {
  for await (const order of orders) {
    for (const item of order.items) {
      const { bookId, title, author = '', isbn = '', price, returnedAt = '' } = item;
      yield {
        ...whichOrder(order),
        title,
        author,
        isbn,
        price: writeCsvAmount(price, order.currency, locale),
        currency: order.currency,
        bookId,
        returned: returnedAt,
        condition: conditionOf(item),
        conditionNote: item.conditionNote ?? '',
        vatRate: item.vatRate ?? '',
      };
    }
  }
}

/** As the file of books writes it; a new book is `new` beside used ones. */
function conditionOf({ condition }: OrderItem): string {
  return condition ?? 'new';
}

function giftColumns({ gift, currency }: Order, locale: string) {
  return {
    gift: gift ? 'yes' : '',
    wrapping: gift?.wrap ? writeCsvAmount(gift.fee ?? 0, currency, locale) : '',
  };
}

/** The sums of an order, and each rate as `7: 11.21 + 0.79 = 12.00`. */
function vatColumns({ vat, currency, company = '', vatNumber = '' }: Order, locale: string) {
  const write = (amount: number) => writeCsvAmount(amount, currency, locale);
  const sum = (part: 'net' | 'vat') =>
    vat ? write(vat.reduce((cents, each) => cents + toCents(each[part]), 0) / 100) : '';
  const lines = vat?.map(({ rate, net, vat: tax, gross }) => {
    return `${writeDecimal(rate, locale)}: ${write(net)} + ${write(tax)} = ${write(gross)}`;
  });
  return {
    net: sum('net'),
    vat: sum('vat'),
    vatByRate: lines?.join('; ') ?? '',
    company,
    vatNumber,
  };
}
