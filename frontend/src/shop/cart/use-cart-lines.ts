import { useSelector } from 'react-redux';
import type { PublicBook } from '@storyloom/backend/contract/book/book';
import { canBeOrdered } from '@storyloom/backend/contract/book/delivery-estimate';
import { booksApi } from '@/api/endpoints/books.api';
import { tryRefetch } from '@/api/try-refetch';
import { selectCartBooks } from './cart.slice';

/** A book in the cart, compared with its current version. */
export interface CartLine {
  /** The current version; the one from the cart until it is loaded. */
  book: PublicBook;
  unavailable: 'gone' | 'sold-out' | null;
  /** The price when the book was added, if it has changed. */
  oldPrice: number | null;
}

/**
 * Compares the cart with the current books, refetched whenever a page with the cart opens and when the
 * network is back.
 */
export function useCartLines() {
  const books = useSelector(selectCartBooks);
  const ids = books.map((book) => book._id).sort();
  const { data, currentData, isFetching, refetch } = booksApi.useListBooksQuery(
    { ids },
    { skip: ids.length === 0, refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  // After a removal, the previous response still has the other books.
  const latest = data?.books;
  const isComplete =
    currentData !== undefined || ids.every((id) => latest?.some((book) => book._id === id));
  return {
    lines: compareCart(books, isComplete ? latest : undefined),
    isChecking: isFetching,
    refetchCart: () => tryRefetch(refetch),
  };
}

/** Without `latestBooks`, nothing is known to have changed. */
function compareCart(books: PublicBook[], latestBooks: PublicBook[] | undefined): CartLine[] {
  if (!latestBooks) return books.map((book) => ({ book, unavailable: null, oldPrice: null }));
  const latestById = new Map(latestBooks.map((book) => [book._id, book]));
  return books.map((book) => {
    const latest = latestById.get(book._id);
    if (!latest) return { book, unavailable: 'gone', oldPrice: null };
    return {
      book: latest,
      unavailable: unavailabilityOf(latest),
      oldPrice: latest.newPrice === book.newPrice ? null : book.newPrice,
    };
  });
}

function unavailabilityOf(book: PublicBook): CartLine['unavailable'] {
  if (canBeOrdered(book)) return null;
  return book.promise ? 'gone' : 'sold-out';
}

export function booksToBuy(lines: CartLine[]): PublicBook[] {
  return lines.filter(({ unavailable }) => !unavailable).map(({ book }) => book);
}
