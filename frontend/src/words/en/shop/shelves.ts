import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** Pages of chosen books: a shelf, an author. */
export const shelves = {
  unknownShelf: 'There is no such shelf',
  unknownAuthor: 'We have no books of this author',
  maybeGone: 'It may have been here once. The others are still where they were.',
  emptyShelf: 'This shelf is being filled. Have a look later.',
  inTheShop: (count: number) =>
    plural(count, { one: '# book in the shop', other: '# books in the shop' }),
  newestInTheShop: (count: number) =>
    plural(count, {
      one: 'The newest # book in the shop',
      other: 'The newest # books in the shop',
    }),
  allBooksBy: (author: string) => `Look for all books by ${author}`,
  /** The title of a row of books on a page without books. */
  moreBooks: 'From our shelves',
};
