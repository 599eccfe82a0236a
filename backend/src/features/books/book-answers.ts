import { parse as parseQuery } from 'node:querystring';
import { bookListQuerySchema, type Book, type BookListQuery } from '../../contract/book.ts';
import { idSchema } from '../../contract/page.ts';
import { jsonAnswer, type AnswerSource } from '../../http/answer-cache.ts';
import { bookName, catalogueName } from './book-changes.model.ts';
import { findBook, findBooks, findRelatedBooks } from './find-books.ts';

// What the public answers about books are called and what makes them out of date.

/** The body whose ETag `If-Match` speaks of. */
export function bookBody(book: Book): string {
  return JSON.stringify(book);
}

export function bookAnswer(id: string): AnswerSource {
  return {
    key: `book ${id.toLowerCase()}`,
    kind: 'json',
    dependsOn: [bookName(id)],
    load: async () => jsonAnswer(bookBody(await findBook(id))),
  };
}

export function relatedAnswer(id: string): AnswerSource {
  return {
    key: `related ${id.toLowerCase()}`,
    kind: 'json',
    dependsOn: [catalogueName],
    load: async () => jsonAnswer(JSON.stringify(await findRelatedBooks(id))),
  };
}

export function bookListAnswer(query: BookListQuery): AnswerSource {
  const { category, trending, ids, sort, page, limit } = query;
  return {
    key: `books ${JSON.stringify([category, trending, ids, sort, page, limit])}`,
    kind: 'json',
    dependsOn: [catalogueName],
    load: async () => {
      const { books, total, next } = await findBooks(query);
      const headers: Record<string, string> = { 'X-Total-Count': String(total) };
      if (next) headers.Link = `<${listAddress({ ...query, ...next })}>; rel="next"`;
      return jsonAnswer(JSON.stringify(books), headers);
    },
  };
}

function listAddress({ ids, trending, ...query }: BookListQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  if (trending !== undefined) parameters.set('trending', String(trending));
  if (ids) parameters.set('ids', ids.join(','));
  return `/api/books/?${parameters}`;
}

/** The source of a public answer about books by its address; undefined when it is none. */
export function findBookAnswer(path: string, query: string): AnswerSource | undefined {
  if (!path.startsWith('/api/books')) return undefined;
  const rest = path.slice('/api/books'.length);
  if (rest === '' || rest === '/') {
    const parsed = bookListQuerySchema.safeParse(parseQuery(query));
    return parsed.data && bookListAnswer(parsed.data);
  }
  const id = rest.slice(1, 25);
  if (!idSchema.safeParse(id).success) return undefined;
  if (rest === `/${id}`) return bookAnswer(id);
  return rest === `/${id}/related` ? relatedAnswer(id) : undefined;
}
