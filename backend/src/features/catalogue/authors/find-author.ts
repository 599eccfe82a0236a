import { maxBooksOfAuthor, type Author } from '../../../contract/book/author.ts';
import { slugOf } from '../../../contract/text/fold.ts';
import { notFound } from '../../../http/api-error.ts';
import { bookCollection, onSale } from '../../../book-record/book.model.ts';
import { findPage } from '../../../book-record/find-page.ts';
import { toOpenBooks } from '../../../book-record/past-prices.ts';
import type { SearchIndex } from '../search/search-index.ts';

/** An author by how the name stands in an address; names that fold to one are one author. */
export async function findAuthor(index: SearchIndex, slug: string): Promise<Author> {
  await index.settled();
  const names = index.isReady
    ? index.books.namesOfAuthor(slug)
    : (await findAuthors()).filter((name) => slugOf(name) === slug);
  const part = { start: 0, limit: maxBooksOfAuthor };
  const books = await findPage({ ...onSale(), author: { $in: names } }, 'newest', part);
  const author = books[0]?.author;
  if (!author) throw notFound('author');
  return { author, books: await toOpenBooks(books) };
}

/** Every name that a book on sale has for its author. */
export async function findAuthors(): Promise<string[]> {
  const names = await bookCollection.distinct('author', { ...onSale() }, { maxTimeMS: 5000 });
  return names.filter((name) => typeof name === 'string');
}
