import { commandTimeoutMs } from '../../../database/command-timeout.ts';
import type { Author } from '../../../contract/book/author.ts';
import { authorsOf } from '../../../contract/book/author-names.ts';
import { maxBooksOfAuthor } from '../../../contract/limits.ts';
import { slugOf } from '../../../contract/text/fold.ts';
import { notFound } from '../../../http/api-error.ts';
import { bookCollection, onSale } from '../../../models/books/book.model.ts';
import { findPage } from '../../../models/books/book-queries.ts';
import { toPublicBooks } from '../../../models/books/public-books.ts';
import { authorSlugsOf } from './author-slugs.ts';
import type { SearchIndex } from '../search/search-index.ts';

/**
 * An author by slug, with all books on sale that name the author, also beside others. Spellings with the
 * same slug are one author.
 */
export async function readAuthor(index: SearchIndex, address: string): Promise<Author> {
  await index.settled();
  const slug = slugOf(address);
  const names = index.isReady
    ? index.books.namesOfAuthor(slug)
    : (await findAuthors()).filter((name) => authorSlugsOf(name).includes(slug));
  const page = { start: 0, limit: maxBooksOfAuthor };
  const books = await findPage({ ...onSale, author: { $in: names } }, 'newest', page);
  const author = authorsOf(books[0]?.author ?? '').find((name) => slugOf(name) === slug);
  if (!author) throw notFound('author');
  return { author, books: await toPublicBooks(books) };
}

/** The distinct `author` texts of the books on sale. */
export async function findAuthors(): Promise<string[]> {
  const names = await bookCollection.distinct('author', onSale, { maxTimeMS: commandTimeoutMs });
  return names.filter((name) => typeof name === 'string');
}
