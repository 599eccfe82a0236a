import { FiRotateCw } from 'react-icons/fi';
import { useDispatch, useSelector } from 'react-redux';
import { booksApi } from '@/api/endpoints/books.api';
import { canBeOrdered } from '@storyloom/backend/contract/book/delivery-estimate';
import { maxBookListLength } from '@storyloom/backend/contract/limits';
import { useNavigateFromPage } from '@/browser/navigation/use-navigate-from-page';
import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { showToast } from '@/ui/toast';
import { words } from '@/words/shop';
import { booksAdded, selectCartBooks } from './cart.slice';

interface BuyAgainProps {
  bookIds: string[];
  /** The order number, for the name of the button. */
  number: number;
}

/** Adds the available books of an order to the cart, at today's prices, and opens the cart; says if it is full. */
export function BuyAgain({ bookIds, number }: BuyAgainProps) {
  const [findBooks, { isFetching }] = booksApi.useLazyListBooksQuery();
  const cart = useSelector(selectCartBooks);
  const dispatch = useDispatch();
  const navigate = useNavigateFromPage();

  const buy = async () => {
    const { data } = await findBooks({ ids: bookIds });
    if (!data) return void showToast({ title: words.bookList.failed, icon: 'error' });
    const available = data.books.filter(canBeOrdered);
    const idsInCart = new Set(cart.map(({ _id }) => _id));
    const notInCart = available.filter(({ _id }) => !idsInCart.has(_id));
    const added = notInCart.slice(0, maxBookListLength - cart.length);
    const isFull = added.length < notInCart.length;
    dispatch(booksAdded(added));
    if (added.length > 0 || (available.length > 0 && !isFull)) navigate(paths.cart);
    const counts = { available: available.length, added: added.length, isFull };
    await showToast({
      ...resultOf({ ...counts, missing: bookIds.length - available.length }),
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

interface Result {
  available: number;
  /** How many of the available books were added; the others are in the cart, or it is full. */
  added: number;
  missing: number;
  isFull: boolean;
}

function resultOf({ available, added, missing, isFull }: Result): { title: string; text?: string } {
  const { full, inCart } = words.addToCart;
  const done = added > 0 ? words.cart.putIntoCart(added) : '';
  const unavailable = missing > 0 ? words.cart.notAvailable(missing) : '';
  const join = (...sentences: string[]) => sentences.filter(Boolean).join(' ');
  if (isFull)
    return { title: full.title, text: join(done, full.text(maxBookListLength), unavailable) };
  if (added === 0 && available > 0) return { title: inCart, text: unavailable };
  return { title: join(done, unavailable) };
}
