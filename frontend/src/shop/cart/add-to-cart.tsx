import { FiCheck, FiShoppingCart } from 'react-icons/fi';
import { useDispatch, useSelector } from 'react-redux';
import type { PublicBook } from '@storyloom/backend/contract/book/book';
import { canBeOrdered } from '@storyloom/backend/contract/book/delivery-estimate';
import { maxBookListLength } from '@storyloom/backend/contract/limits';
import { words } from '@/words/first';
import { paths } from '@/config/paths';
import { Button, ButtonLink } from '@/ui/controls/button';
import { prepareDialogs, showBriefly, showMessage } from '@/ui/dialog';
import { booksAdded, selectCartBooks } from './cart.slice';

const successTimeoutMs = 1500;

interface AddToCartProps {
  book: PublicBook;
  size?: 'normal' | 'small';
}

/** Adds a book once, then links to the cart; a second press shows a warning. */
export function AddToCart({ book, size = 'small' }: AddToCartProps) {
  const dispatch = useDispatch();
  const books = useSelector(selectCartBooks);
  const isSoldOut = !canBeOrdered(book);
  const isInCart = books.some((other) => other._id === book._id);
  const isSmall = size === 'small';

  const add = () => {
    if (isInCart) {
      void showMessage({
        ...words.addToCart.duplicate,
        icon: 'warning',
      });
    } else if (books.length >= maxBookListLength) {
      void showMessage({
        title: words.addToCart.full.title,
        text: words.addToCart.full.text(maxBookListLength),
        icon: 'warning',
      });
    } else {
      dispatch(booksAdded([book]));
      void showBriefly({ title: words.addToCart.added, text: book.title }, successTimeoutMs);
    }
  };

  // A book that is gone keeps its page, but cannot be bought.
  if (book.promise?.kind === 'gone') return null;
  return (
    // The button ends the line, so that it does not move when the link to the cart appears.
    <div className={`flex items-center gap-1 ${isSmall ? '' : 'flex-row-reverse sm:flex-row'}`}>
      <Button
        size={size}
        variant={isInCart ? 'quiet' : 'primary'}
        // Two lines of text have the height of one.
        className={`shrink! leading-tight ${isSmall ? 'px-3! py-0.5! @max-[12rem]:px-2.5!' : 'min-w-42'}`}
        aria-label={labelOf(book.title, isSoldOut, isInCart)}
        disabled={isSoldOut}
        onPointerEnter={prepareDialogs}
        onFocus={prepareDialogs}
        // A double click's second click would warn that the book is in the cart.
        onClick={({ detail }) => detail > 1 || add()}
      >
        {isInCart ? (
          <FiCheck aria-hidden="true" className={isSmall ? '@max-[10.5rem]:hidden' : ''} />
        ) : (
          <FiShoppingCart aria-hidden="true" />
        )}
        {/* A new element per text: nothing shifts when the cart has been read. */}
        <span key={String(isInCart)}>{buttonText(isSoldOut, isInCart)}</span>
      </Button>
      {/* Reserves the space of the link to the cart, so that nothing moves when the cart has been
          read. */}
      {!isInCart && !isSmall && <span className="size-11 shrink-0 sm:hidden" />}
      {isInCart && (
        <ButtonLink
          to={paths.cart}
          variant="plain"
          size="icon"
          aria-label={words.addToCart.goToCart}
          title={words.addToCart.goToCart}
        >
          <FiShoppingCart aria-hidden="true" />
        </ButtonLink>
      )}
    </div>
  );
}

function buttonText(isSoldOut: boolean, isInCart: boolean): string {
  const { add, inCart, soldOut } = words.addToCart;
  if (isSoldOut) return soldOut;
  return isInCart ? inCart : add;
}

/** With "In your cart" the button still adds the book, and would show the warning. */
function labelOf(title: string, isSoldOut: boolean, isInCart: boolean): string {
  const { addOf, inCartOf, soldOutOf } = words.addToCart;
  if (isSoldOut) return soldOutOf(title);
  return isInCart ? inCartOf(title) : addOf(title);
}
