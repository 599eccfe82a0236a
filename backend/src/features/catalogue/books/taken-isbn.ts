import mongoose from 'mongoose';
import { ApiError } from '../../../http/api-error.ts';
import { bookCollection } from './book.model.ts';

export const isbnMessage = (title: string) => `is already the one of "${title}"`;

/** Whether a write was refused because another book on sale has the ISBN. */
export function isIsbnTaken(error: unknown): error is mongoose.mongo.MongoServerError {
  if (!(error instanceof mongoose.mongo.MongoServerError)) return false;
  return error.code === 11000 && error.message.includes('isbnKey');
}

/** Does a write of books; throws 400 `validation_error` when it takes the ISBN of another. */
export async function refuseTakenIsbn<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isIsbnTaken(error)) throw error;
    const { isbnKey } = (error.keyValue ?? {}) as { isbnKey?: string };
    const holder = isbnKey === undefined ? null : await bookCollection.findOne({ isbnKey });
    throw takenIsbn(holder?.title ?? 'another book');
  }
}

function takenIsbn(title: string): ApiError {
  const fields = { isbn: [isbnMessage(title)] };
  return new ApiError('validation_error', `The ISBN ${isbnMessage(title)}.`, { fields });
}
