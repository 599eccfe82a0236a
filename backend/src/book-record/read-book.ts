import type { mongo } from 'mongoose';
import { notFound } from '../http/api-error.ts';
import { bookCollection, type StoredBook } from './book.model.ts';

/** Reads one book. Throws 404. */
export async function readBook(
  filter: mongo.Filter<StoredBook>,
  options?: mongo.FindOptions,
): Promise<StoredBook> {
  const book = await bookCollection.findOne(filter, options);
  if (!book) throw notFound('book');
  return book;
}
