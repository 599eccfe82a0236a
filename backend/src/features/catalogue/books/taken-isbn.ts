import { isDuplicateKey, mayBeDuplicateKey } from '../../../database/unique-index.ts';
import { invalidFields } from '../../../http/api-error.ts';
import { bookCollection, type StoredBook } from './book.model.ts';

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
    if (!mayBeDuplicateKey(error)) throw error;
    const isbnKey = isbn ?? (_id && (await bookCollection.findOne({ _id })))?.isbn;
    const other = _id && { _id: { $ne: _id } };
    const holder = isbnKey && (await bookCollection.findOne({ isbnKey, ...other }));
    if (!holder && !isDuplicateKey(error)) throw error;
    const message = isbnMessage(holder ? holder.title : 'another book');
    throw invalidFields({ isbn: [message] }, `The ISBN ${message}.`);
  }
}
