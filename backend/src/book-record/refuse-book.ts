import type { NewBook } from '../contract/book/book.ts';
import { isDuplicateKey } from '../database/unique-index.ts';
import { invalidFields } from '../http/api-error.ts';
import { refuseDecimals } from '../shop-settings/refuse-decimals.ts';
import { findSettings } from '../shop-settings/settings.model.ts';
import { bookCollection, type StoredBook } from './book.model.ts';

/** What a draft out of a list may lack, and a book on sale may not. */
const needed = ['category', 'description'] as const;
export const missingFieldsMessage =
  'A book needs a category and a description before it is published.';

/** What is missing of a book that a change publishes, or leaves on sale. */
export function missingFields(
  book: Pick<StoredBook, 'draft' | (typeof needed)[number]>,
  change: Partial<NewBook>,
): Record<string, string[]> | undefined {
  const isDraft = change.draft === undefined ? book.draft : change.draft;
  const lacking = isDraft ? [] : needed.filter((name) => !(change[name] ?? book[name]));
  if (lacking.length === 0) return undefined;
  return Object.fromEntries(lacking.map((name) => [name, ['is required']]));
}

/** Throws 400 for a price that the shop's currency cannot have. */
export async function refusePrices({ newPrice, oldPrice }: Partial<NewBook>): Promise<void> {
  if (newPrice === undefined && oldPrice == null) return;
  refuseDecimals({ newPrice, oldPrice }, (await findSettings()).money);
}

export const isbnMessage = (title: string) => `is already the one of "${title}"`;

/**
 * Does a write of a book, which without `isbn` keeps its own; throws 400 `validation_error` when
 * another on sale has it.
 */
export async function refuseTakenIsbn<T>(
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
    const message = isbnMessage(holder ? holder.title : 'another book');
    throw invalidFields({ isbn: [message] }, `The ISBN ${message}.`);
  }
}
