import type { NewBookInput } from '../contract/book/book.ts';
import { BookModel, toBook, type StoredBook } from '../models/books/book.model.ts';
import { defaultSettings } from '../models/settings/default-settings.ts';

/** The slugs of a shop that has not changed them. */
export const categories = defaultSettings.categories.map(({ slug }) => slug);

/** The body of a new book as a form sends it. */
export function newBookBody(changes: Partial<NewBookInput> = {}): NewBookInput {
  return {
    title: 'The Paper Lighthouse',
    description: 'A keeper reads the sea like a book.',
    category: 'fiction',
    trending: false,
    newPrice: 12.5,
    oldPrice: '15.00',
    ...changes,
  };
}

/** A stored book; later ones are newer. */
export async function addBook(changes: Partial<StoredBook> = {}) {
  const book = await BookModel.create({
    title: 'The Paper Lighthouse',
    description: 'A keeper reads the sea like a book.',
    category: 'fiction',
    newPriceCents: 1250,
    ...changes,
  });
  return toBook(book.toObject());
}
