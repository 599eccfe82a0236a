import type { NewBook } from '../../contract/book/book.ts';
import { toAmount } from '../../contract/number/cents.ts';
import { decimalsProblem } from '../../contract/shop/formats.ts';
import type { ShopMoney } from '../../contract/shop/money/shop-money.ts';
import { isDuplicateKey } from '../../database/unique-index.ts';
import { invalidFields, fieldDetails, errorWithReason } from '../../http/api-error.ts';
import { assertDecimals } from '../settings/assert-decimals.ts';
import { findSettings } from '../settings/settings.model.ts';
import { findToday } from '../settings/shop-day.ts';
import { bookCollection, type StoredBook } from './book.model.ts';
import type { Reason } from '../../contract/words/reasons.ts';
import { rule } from '../../contract/words/rules.ts';

/** Texts that a book on sale needs and a draft may lack, as it may lack a price. */
const needed = ['category', 'description'] as const;
type MissingField = (typeof needed)[number] | 'newPrice';

/** The fields that a book on sale would lack after the change; undefined if it lacks none. */
export function missingFields(
  book: Pick<StoredBook, 'draft' | (typeof needed)[number]> &
    Partial<Pick<StoredBook, 'newPriceCents'>>,
  change: Partial<NewBook>,
): MissingField[] | undefined {
  const isDraft = change.draft === undefined ? book.draft : change.draft;
  if (isDraft) return undefined;
  const missing: MissingField[] = needed.filter((name) => !(change[name] ?? book[name]));
  if (change.newPrice === undefined && book.newPriceCents == null) missing.push('newPrice');
  return missing.length > 0 ? missing : undefined;
}

/** Throws 400 for a price that the shop's currency cannot have. */
export async function assertPrices({ newPrice, oldPrice }: Partial<NewBook>): Promise<void> {
  if (newPrice === undefined && oldPrice == null) return;
  assertDecimals({ newPrice, oldPrice }, (await findSettings()).money);
}

/** Throws 400 for a past day of a preorder; an unchanged day is accepted. */
export async function assertDayNotPast(
  { availableFrom }: Partial<NewBook>,
  before?: Pick<StoredBook, 'availableFrom'>,
): Promise<void> {
  if (!availableFrom || availableFrom === before?.availableFrom) return;
  if (availableFrom >= (await findToday())) return;
  throw invalidFields({ availableFrom: [rule('day_is_past')] });
}

/**
 * Whether a restored book has a price that the shop's present currency cannot have. A draft may have no
 * price.
 */
export function breaksPriceDecimals(
  {
    newPriceCents,
    oldPriceCents,
  }: { newPriceCents?: number | null; oldPriceCents?: number | null },
  { currency }: Pick<ShopMoney, 'currency'>,
): boolean {
  const amounts = [newPriceCents ?? 0, oldPriceCents ?? 0].map(toAmount);
  return amounts.some((amount) => decimalsProblem(amount, currency) !== undefined);
}

/** The rule that an ISBN of another book on sale breaks. */
export const isbnTaken = (title: string) => rule('isbn_taken', { title });

/**
 * Runs a write of a book; throws 400 `validation_error` when another book on sale has its ISBN (without
 * `isbn` the stored one).
 */
export async function writeWithFreeIsbn<T>(
  { _id, isbn }: Partial<Pick<StoredBook, '_id' | 'isbn'>>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const isbnKey = isbn ?? (_id && (await bookCollection.findOne({ _id })))?.isbn;
    const other = _id && { _id: { $ne: _id } };
    const holder = isbnKey && (await bookCollection.findOne({ isbnKey, ...other }));
    const title = holder ? holder.title : undefined;
    const reason: Reason = title ? { code: 'isbn_taken', title } : { code: 'isbn_taken_by_other' };
    const broken = title ? isbnTaken(title) : rule('isbn_taken_by_other');
    throw errorWithReason('validation_error', reason, fieldDetails({ isbn: [broken] }));
  }
}
