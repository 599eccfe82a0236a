import { FiRotateCw } from 'react-icons/fi';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { booksApi } from '@/api/books.api';
import { canBeOrdered } from '@storyloom/backend/contract/book/supply';
import { maxBookListLength } from '@storyloom/backend/contract/limits';
import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { showToast } from '@/ui/dialog';
import { words } from '@/words/shop';
import { booksAdded, selectCartBooks } from './cart.slice';

interface BuyAgainProps {
  bookIds: string[];
  /** The order's number, for the button's name. */
  number: number;
}

/** Adds the available books of an order to the cart, at today's prices, and opens the cart. */
export function BuyAgain({ bookIds, number }: BuyAgainProps) {
  const [findBooks, { isFetching }] = booksApi.useLazyListBooksQuery();
  const cart = useSelector(selectCartBooks);
  const dispatch = useDispatch();
  const navigate = useNavigate();

  const buy = async () => {
    const { data } = await findBooks({ ids: bookIds });
    if (!data) return void showToast({ title: words.bookList.failed, icon: 'error' });
    const there = data.books.filter(canBeOrdered);
    const isInCart = new Set(cart.map(({ _id }) => _id));
    const added = there
      .filter(({ _id }) => !isInCart.has(_id))
      .slice(0, maxBookListLength - cart.length);
    dispatch(booksAdded(added));
    const missing = bookIds.length - there.length;
    const lost = missing > 0 ? ` ${words.cart.notAvailable(missing)}` : '';
    if (there.length > 0) void navigate(paths.cart);
    await showToast({
      title: words.cart.putIntoCart(added.length) + lost,
      icon: added.length > 0 ? 'success' : 'info',
    });
  };
  return (
    <SmallButton
      isBusy={isFetching}
      aria-label={words.cart.buyAgainOrder(number)}
      onClick={() => void buy()}
    >
      <FiRotateCw aria-hidden="true" />
      <span>{words.cart.buyAgain}</span>
    </SmallButton>
  );
}
