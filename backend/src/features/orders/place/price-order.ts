import mongoose, { type ClientSession } from 'mongoose';
import { commandTimeoutMs } from '../../../database/command-timeout.ts';
import { toCents, toAmount } from '../../../contract/number/cents.ts';
import type { NewOrder } from '../../../contract/order/order.ts';
import { shippingVatRateOf, vatRateOf } from '../../../contract/order/vat/vat.ts';
import { shippingCents } from '../../../contract/shop/money/shipping-cents.ts';
import type { Shipping } from '../../../contract/shop/money/shop-money.ts';
import type { VatSetting } from '../../../contract/shop/money/vat-setting.ts';
import { ApiError, invalidFields } from '../../../http/api-error.ts';
import { assertDecimals } from '../../../models/settings/assert-decimals.ts';
import { bookCollection, onSale, type StoredBook } from '../../../models/books/book.model.ts';
import type { FullSettings } from '../../../models/settings/settings.model.ts';
import type { StoredGift } from '../../../models/orders/order-gift.ts';
import { bookUnavailable } from '../stock/reserve-stock.ts';
import { rule } from '../../../contract/words/rules.ts';
import { priceGift } from './price-gift.ts';

/** The fields of a book that an order stores, as a projection. */
export const copiedBookFields = {
  title: 1,
  author: 1,
  isbn: 1,
  coverImage: 1,
  category: 1,
  newPriceCents: 1,
  condition: 1,
  conditionNote: 1,
  vatRate: 1,
} as const;
export type BookForOrder = Pick<StoredBook, '_id' | keyof typeof copiedBookFields>;

/** `totalPrice` and `currency` as the customer saw them; absent when none were shown. */
type PricedRequest = Pick<NewOrder, 'productIds' | 'pickup' | 'gift'> &
  Partial<Pick<NewOrder, 'totalPrice' | 'currency'>>;

const pricedFields = {
  ...copiedBookFields,
  stock: 1,
  supply: 1,
  supplyDays: 1,
  availableFrom: 1,
} as const;
export type PricedBook = Pick<StoredBook, '_id' | keyof typeof pricedFields>;

/** The books on sale of these ids, as the transaction sees them. */
export async function findPricedBooks(
  ids: string[],
  session: ClientSession,
): Promise<Map<string, PricedBook>> {
  const $in = [...new Set(ids)].map((id) => new mongoose.Types.ObjectId(id));
  const found = await bookCollection
    .find(
      { _id: { $in }, ...onSale, leavesWith: null },
      { session, maxTimeMS: commandTimeoutMs, batchSize: 1000 },
    )
    .project<PricedBook>(pricedFields)
    .toArray();
  return new Map(found.map((book) => [book._id.toHexString(), book]));
}

interface Prices {
  books: ReadonlyMap<string, PricedBook>;
  settings: FullSettings;
  /** Sold over the counter. */
  isAtCounter: boolean;
}

/**
 * Prices the books of an order, in the requested sequence, with shipping and gift wrapping as of today.
 * Throws 409 for a book that is no longer sold, and for a sum that is higher than the customer saw, or
 * in another currency; 400 when the shop offers no pickup or no gifts, and for a sum that the currency
 * cannot have.
 */
export function priceOrder(
  { productIds: ids, pickup, totalPrice, currency: seen, gift: wanted }: PricedRequest,
  { books: byId, settings, isAtCounter }: Prices,
) {
  const { money, shipping, vat } = settings;
  const { currency } = money;
  if (pickup && !settings.pickup.isOn) {
    throw invalidFields(
      { pickup: [rule('not_offered')] },
      'Books cannot be collected in the shop.',
    );
  }
  if (seen !== undefined && seen !== currency) {
    const message = `Prices are in ${currency} now, not in ${seen}.`;
    throw new ApiError('price_changed', message, { bookIds: ids });
  }
  assertDecimals({ totalPrice }, money);
  const gift = priceGift(wanted, settings);
  const books = ids.flatMap((id) => byId.get(id) ?? []);
  if (books.length < ids.length) throw bookUnavailable(ids.filter((id) => !byId.has(id)));

  const isSent = !isAtCounter && !pickup;
  const priced = priceBooks(books, {
    currency,
    shipping: isSent ? shipping : undefined,
    gift,
    vat: vat.isOn ? vat : undefined,
  });
  const { totalCents } = priced;
  if (totalPrice !== undefined && totalCents > toCents(totalPrice)) {
    throw new ApiError('price_changed', 'A price has gone up since you looked.', {
      seenTotal: totalPrice,
      currentTotal: toAmount(totalCents),
      bookIds: ids,
    });
  }
  return { ...priced, tax: shipping.tax };
}

interface OrderCharges {
  currency: string;
  shipping?: Shipping | undefined;
  gift?: StoredGift | undefined;
  vat?: VatSetting | undefined;
}

/**
 * The books with today's prices, and their total with the other charges: the `shipping`
 * of those that are sent, and the wrapping of a gift.
 */
export function priceBooks(books: BookForOrder[], { currency, shipping, gift, vat }: OrderCharges) {
  const centsOf = (book: BookForOrder) => book.newPriceCents;
  const booksCents = books.reduce((sum, book) => sum + centsOf(book), 0);
  const sentCents = shipping ? shippingCents(shipping, books, centsOf) : 0;
  return {
    items: books.map((book) => ({
      bookId: book._id,
      title: book.title,
      ...(book.author && { author: book.author }),
      ...(book.isbn && { isbn: book.isbn }),
      coverImage: book.coverImage,
      category: book.category,
      priceCents: book.newPriceCents,
      ...(book.condition && {
        condition: book.condition,
        ...(book.conditionNote && { conditionNote: book.conditionNote }),
      }),
      ...(vat && { vatRate: vatRateOf(book, vat) }),
    })),
    ...(sentCents > 0 && { shippingCents: sentCents }),
    ...(vat && sentCents > 0 && { shippingVatRate: shippingVatRateOf(vat) }),
    totalCents: booksCents + sentCents + (gift?.feeCents ?? 0),
    currency,
    ...(gift && { gift: { ...gift, ...(vat && gift.feeCents && { vatRate: vat.rate }) } }),
  };
}

/** The order of a sale at the owner's till, which has the prices; the shop only counts the copies. */
export function withoutPrices<Priced extends ReturnType<typeof priceBooks>>(priced: Priced) {
  const items = priced.items.map(({ vatRate: _none, ...item }) => ({ ...item, priceCents: 0 }));
  return { ...priced, items, totalCents: 0, atTill: true as const };
}
