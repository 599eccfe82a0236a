import type { Book } from '@storyloom/backend/contract/book/book';
import type { BookListChange } from '@storyloom/backend/contract/account/account';
import type { ListName } from '@/api/account.api';
import { booksApi } from '@/api/books.api';
import { cartReplaced } from '@/shop/cart/cart.slice';
import { readCart } from '@/shop/cart/cart.storage';
import { wishlistReplaced } from '@/shop/wishlist/wishlist.slice';
import { readWishlist } from '@/shop/wishlist/wishlist.storage';
import type { AppStore } from '@/app/store';

/** Ids of books by list. */
export type ListIds = Record<ListName, string[]>;

/** One of the two lists as the account knows it: ids, newest first. */
export interface AccountList {
  name: ListName;
  /** As it is on this device, in whichever tab it was changed last. */
  read: () => string[];
  /** Shows these here. Returns those that can be shown: the shop may not have a book any more. */
  prepare: (ids: string[]) => Promise<{ shown: string[]; show: (ids: string[]) => void }>;
}

export function accountLists(store: AppStore): AccountList[] {
  return [
    {
      name: 'cart',
      read: () => newestFirst(readCart()).map(({ _id }) => _id),
      async prepare(ids) {
        const books = new Map(readCart().map((book) => [book._id, book]));
        const missing = ids.filter((id) => !books.has(id)).sort();
        for (const book of await fetchBooks(store, missing)) books.set(book._id, book);
        return {
          shown: ids.filter((id) => books.has(id)),
          show: (shown) => {
            const rows = shown.flatMap((id) => books.get(id) ?? readBook(id) ?? []);
            store.dispatch(cartReplaced(newestFirst(rows)));
          },
        };
      },
    },
    {
      name: 'wishlist',
      read: readWishlist,
      prepare: (ids) =>
        Promise.resolve({
          shown: ids,
          show: (shown) => void store.dispatch(wishlistReplaced(shown)),
        }),
    },
  ];
}

/** What was changed on the way from one list to another. */
export function changeBetween(before: string[], after: string[]): Required<BookListChange> {
  return {
    add: after.filter((id) => !before.includes(id)),
    remove: before.filter((id) => !after.includes(id)),
  };
}

export function applyChange({ add, remove }: Required<BookListChange>, ids: string[]): string[] {
  return [...new Set([...add, ...ids.filter((id) => !remove.includes(id))])];
}

/** The cart keeps its books in the order in which they came, and the account the other way round. */
function newestFirst(books: Book[]): Book[] {
  return [...books].reverse();
}

function readBook(id: string): Book | undefined {
  return readCart().find(({ _id }) => _id === id);
}

async function fetchBooks(store: AppStore, ids: string[]): Promise<Book[]> {
  if (ids.length === 0) return [];
  const { initiate } = booksApi.endpoints.listBooks;
  const asked = store.dispatch(initiate({ ids }, { subscribe: false, forceRefetch: true }));
  return (await asked.unwrap()).books;
}
