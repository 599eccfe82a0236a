import { bodyOf, importTitle, type SentRequest } from '../sent-request.ts';
import { at } from '../known-orders.ts';
import type { RequestBuilder, Requests } from './request-builder.ts';

type BookCommandKind =
  | 'price'
  | 'stock'
  | 'delete a book'
  | 'restore a book'
  | 'trending books'
  | 'create a book'
  | 'import'
  | 'undo an import'
  | 'request a book'
  | 'create a shelf'
  | 'change a shelf'
  | 'delete a shelf';

export const bookRequests = {
  price({ book }, asker) {
    const { price } = asker;
    return { ...editBook(book, { newPrice: price }, asker), mark: price };
  },
  stock: ({ book, stock }, asker) => editBook(book, { stock }, asker),
  'delete a book': ({ book }, asker) => asker.asAdmin('DELETE', `/api/books/${asker.bookId(book)}`),
  'restore a book': ({ book }, asker) =>
    asker.asAdmin('POST', `/api/books/${asker.bookId(book)}/restore`),
  'trending books'({ trending }, asker) {
    const ids = asker.known.books.map(({ id }) => id);
    return asker.asAdmin('POST', '/api/books/bulk', { ids, change: { trending } });
  },
  'create a book'(_command, asker) {
    const book = {
      title: `Created ${asker.mark}`,
      description: 'New.',
      category: 'fiction',
      newPrice: 9,
    };
    return asker.withKey(asker.asAdmin('POST', '/api/books/create-book', book));
  },
  import(command, asker) {
    const { mark, price } = asker;
    const newBooks = Array.from(
      { length: command.rows },
      (_unused, i) => `,${importTitle(mark, i)},From a file.,fiction,${price}`,
    );
    const changedBooks =
      command.book === undefined ? [] : [`${asker.bookId(command.book)},,,,${price}`];
    const header = '_id,title,description,category,newPrice';
    const file = [header, ...newBooks, ...changedBooks, ''].join('\n');
    return asker.withKey(asker.asAdmin('POST', '/api/books/import?file=list.csv', file));
  },
  'undo an import'({ nth }, asker) {
    const ids = asker.known.asked.flatMap(
      ({ response }) => bodyOf<{ importId?: string }>(response).importId ?? [],
    );
    const id = at(ids, nth);
    return id === undefined ? undefined : asker.asAdmin('POST', `/api/imports/${id}/undo`);
  },
  'request a book': ({ customer, book }, asker) =>
    asker.asCustomer(customer, 'POST', '/api/book-requests/', { bookId: asker.bookId(book) }),
  'create a shelf': ({ book }, asker) =>
    asker.asAdmin('POST', '/api/shelves/', shelf(`Shelf ${asker.mark}`, book, asker)),
  'change a shelf'({ nth, book }, asker) {
    const slug = knownShelf(nth, asker);
    if (slug === undefined) return undefined;
    const changed = shelf(`Shelf of ${slug}`, book, asker);
    return asker.asAdmin('PUT', `/api/shelves/${slug}`, changed);
  },
  'delete a shelf'({ nth }, asker) {
    const slug = knownShelf(nth, asker);
    return slug === undefined ? undefined : asker.asAdmin('DELETE', `/api/shelves/${slug}`);
  },
} satisfies Requests<BookCommandKind>;

function editBook(book: number, change: object, asker: RequestBuilder): SentRequest {
  return asker.asAdmin('PUT', `/api/books/edit/${asker.bookId(book)}`, change);
}

function shelf(title: string, book: number, asker: RequestBuilder) {
  return { title, note: `note ${asker.mark}`, books: [{ bookId: asker.bookId(book) }] };
}

function knownShelf(nth: number, { known }: RequestBuilder): string | undefined {
  const slugs = known.asked
    .filter(({ kind }) => kind === 'create a shelf')
    .flatMap(({ response }) => bodyOf<{ slug?: string }>(response).slug ?? []);
  return at(slugs, nth);
}
