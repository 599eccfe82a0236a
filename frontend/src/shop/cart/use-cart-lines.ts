import { useSelector } from 'react-redux';
import { useListBooksQuery } from '@/api/books.api';
import { compareCart } from './cart-lines';
import { selectCartBooks } from './cart.slice';

/** The cart against today's books, which are asked for whenever a page with the cart opens. */
export function useCartLines() {
  const books = useSelector(selectCartBooks);
  const ids = books.map((book) => book._id).sort();
  const { data, currentData, isFetching, refetch } = useListBooksQuery(
    { ids },
    { skip: ids.length === 0, refetchOnMountOrArgChange: true },
  );
  // While a removed book changes the question, the last answer still knows the others.
  const known = data?.books;
  const isKnown =
    currentData !== undefined || ids.every((id) => known?.some((book) => book._id === id));
  return {
    lines: compareCart(books, isKnown ? known : undefined),
    isChecking: isFetching,
    /** Not when the page was left, or the cart emptied, since this was drawn. */
    checkAgain: () =>
      Promise.resolve()
        .then(refetch)
        .catch(() => {}),
  };
}
