import { bodyOf, importTitle, type Asked } from '../asked.ts';
import { at } from '../known-steps.ts';
import type { Asker, Requests } from './asker.ts';

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
  'delete a book': ({ book }, asker) =>
    asker.askAdmin('DELETE', `/api/books/${asker.bookId(book)}`),
  'restore a book': ({ book }, asker) =>
    asker.askAdmin('POST', `/api/books/${asker.bookId(book)}/restore`),
  'trending books'({ trending }, asker) {
    const ids = asker.known.books.map(({ id }) => id);
    return asker.askAdmin('POST', '/api/books/bulk', { ids, change: { trending } });
  },
  'create a book'(_command, asker) {
    const book = {
      title: `Created ${asker.mark}`,
      description: 'New.',
      category: 'fiction',
      newPrice: 9,
    };
    return asker.withKey(asker.askAdmin('POST', '/api/books/create-book', book));
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
    return asker.withKey(asker.askAdmin('POST', '/api/books/import?file=list.csv', file));
  },
  'undo an import'({ nth }, asker) {
    const ids = asker.known.asked.flatMap(
      ({ response }) => bodyOf<{ importId?: string }>(response).importId ?? [],
    );
    const id = at(ids, nth);
    return id === undefined ? undefined : asker.askAdmin('POST', `/api/imports/${id}/undo`);
  },
  'request a book': ({ customer, book }, asker) =>
    asker.askCustomer(customer, 'POST', '/api/book-requests/', { bookId: asker.bookId(book) }),
  'create a shelf': ({ book }, asker) =>
    asker.askAdmin('POST', '/api/shelves/', shelf(`Shelf ${asker.mark}`, book, asker)),
  'change a shelf'({ nth, book }, asker) {
    const slug = knownShelf(nth, asker);
    if (slug === undefined) return undefined;
    const changed = shelf(`Shelf of ${slug}`, book, asker);
    return asker.askAdmin('PUT', `/api/shelves/${slug}`, changed);
  },
  'delete a shelf'({ nth }, asker) {
    const slug = knownShelf(nth, asker);
    return slug === undefined ? undefined : asker.askAdmin('DELETE', `/api/shelves/${slug}`);
  },
} satisfies Requests<BookCommandKind>;

function editBook(book: number, change: object, asker: Asker): Asked {
  return asker.askAdmin('PUT', `/api/books/edit/${asker.bookId(book)}`, change);
}

function shelf(title: string, book: number, asker: Asker) {
  return { title, note: `note ${asker.mark}`, books: [{ bookId: asker.bookId(book) }] };
}

function knownShelf(nth: number, { known }: Asker): string | undefined {
  const slugs = known.asked
    .filter(({ kind }) => kind === 'create a shelf')
    .flatMap(({ response }) => bodyOf<{ slug?: string }>(response).slug ?? []);
  return at(slugs, nth);
}
