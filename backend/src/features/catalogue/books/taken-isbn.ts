import type { Types } from 'mongoose';
import { isDuplicateKey } from '../../../database/unique-index.ts';
import { ApiError } from '../../../http/api-error.ts';
import { bookCollection } from './book.model.ts';

export const isbnMessage = (title: string) => `is already the one of "${title}"`;

/** Without `isbn` the book keeps its own. */
interface WrittenBook {
  _id?: Types.ObjectId | undefined;
  isbn?: string | null | undefined;
}

/** Does a write of a book; throws 400 `validation_error` when another on sale has its ISBN. */
export async function refuseTakenIsbn<T>(
  { _id, isbn }: WrittenBook,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const isbnKey = isbn ?? (_id && (await bookCollection.findOne({ _id })))?.isbn;
    const holder = isbnKey && (await bookCollection.findOne({ isbnKey }));
    const message = isbnMessage(holder ? holder.title : 'another book');
    throw new ApiError('validation_error', `The ISBN ${message}.`, { fields: { isbn: [message] } });
  }
}
