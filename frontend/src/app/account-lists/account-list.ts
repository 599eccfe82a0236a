import type { Book } from '@storyloom/backend/contract/book/book';
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
      // In the order in which they came.
      read: () => readCart().map(idOf).reverse(),
      async prepare(ids) {
        const inCart = readCart();
        const missing = ids.filter((id) => !find(inCart, id)).sort();
        const books = [...inCart, ...(await fetchBooks(store, missing))];
        return {
          shown: ids.filter((id) => find(books, id)),
          show: (shown) => {
            const rows = shown.flatMap((id) => find(books, id) ?? find(readCart(), id) ?? []);
            store.dispatch(cartReplaced(rows.reverse()));
          },
        };
      },
    },
    {
      name: 'wishlist',
      read: readWishlist,
      prepare: async (ids) => ({
        shown: ids,
        show: (shown) => void store.dispatch(wishlistReplaced(shown)),
      }),
    },
  ];
}

const idOf = ({ _id }: Book) => _id;
const find = (books: Book[], id: string) => books.find(({ _id }) => _id === id);

async function fetchBooks(store: AppStore, ids: string[]): Promise<Book[]> {
  if (ids.length === 0) return [];
  const { initiate } = booksApi.endpoints.listBooks;
  const asked = store.dispatch(initiate({ ids }, { subscribe: false, forceRefetch: true }));
  return (await asked.unwrap()).books;
}
