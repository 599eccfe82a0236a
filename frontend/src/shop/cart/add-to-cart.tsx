import { FiCheck, FiShoppingCart } from 'react-icons/fi';
import { useDispatch, useSelector } from 'react-redux';
import type { Book } from '@storyloom/backend/contract/book/book';
import { maxBookListLength } from '@storyloom/backend/contract/limits';
import { customerTexts } from '@/config/messages';
import { orderTexts } from '@/config/order-messages';
import { paths } from '@/config/paths';
import { Button, ButtonLink } from '@/ui/controls/button';
import { prepareDialogs, showBriefly, showNotice } from '@/ui/dialog';
import { bookAdded, selectCartBooks } from './cart.slice';

const successTimeoutMs = 1500;

interface AddToCartProps {
  book: Book;
  size?: 'normal' | 'small';
}

/** Adds a book once, and then leads to the cart; a second time warns and changes nothing. */
export function AddToCart({ book, size = 'small' }: AddToCartProps) {
  const dispatch = useDispatch();
  const books = useSelector(selectCartBooks);
  const isSoldOut = book.stock === 0;
  const isInCart = books.some((other) => other._id === book._id);
  const isSmall = size === 'small';

  const add = () => {
    if (isInCart) {
      void showNotice({
        title: orderTexts.cart.duplicateTitle,
        text: orderTexts.cart.duplicateText,
        icon: 'warning',
      });
    } else if (books.length >= maxBookListLength) {
      void showNotice({
        title: 'Your cart is full',
        text: `One order takes up to ${maxBookListLength} books.`,
        icon: 'warning',
      });
    } else {
      dispatch(bookAdded(book));
      void showBriefly({ title: orderTexts.cart.addedTitle, text: book.title }, successTimeoutMs);
    }
  };

  return (
    // Beside a text the button ends the line, and stays where it is when the way to the cart comes.
    <div className={`flex items-center gap-1 ${isSmall ? '' : 'flex-row-reverse sm:flex-row'}`}>
      <Button
        size={size}
        variant={isInCart ? 'quiet' : 'primary'}
        // Two lines of text are no higher than one.
        className={`shrink! leading-tight ${isSmall ? 'px-3! py-0.5! @max-[12rem]:px-2.5!' : 'min-w-42'}`}
        aria-label={`${nameOf(isSoldOut, isInCart)}: ${book.title}`}
        disabled={isSoldOut}
        onPointerEnter={prepareDialogs}
        onFocus={prepareDialogs}
        // The second half of a double click is not meant for the book that is in the cart by then.
        onClick={({ detail }) => detail > 1 || add()}
      >
        {isInCart ? (
          <FiCheck aria-hidden="true" className={isSmall ? '@max-[10.5rem]:hidden' : ''} />
        ) : (
          <FiShoppingCart aria-hidden="true" />
        )}
        {/* Another text, not this one moved: nothing shifts when the cart has been read. */}
        <span key={String(isInCart)}>
          {isInCart && !isSoldOut ? inCart : nameOf(isSoldOut, false)}
        </span>
      </Button>
      {/* Keeps the place of the way to the cart, so that nothing moves when the cart has been read. */}
      {!isInCart && !isSmall && <span className="size-11 shrink-0 sm:hidden" />}
      {isInCart && (
        <ButtonLink
          to={paths.cart}
          variant="plain"
          size="icon"
          aria-label="Go to the cart"
          title="Go to the cart"
        >
          <FiShoppingCart aria-hidden="true" />
        </ButtonLink>
      )}
    </div>
  );
}

const inCart = 'In your cart';

/** A button that shows "In your cart" is still the one that adds, and would warn. */
function nameOf(isSoldOut: boolean, isInCart: boolean): string {
  if (isSoldOut) return 'Sold out';
  return isInCart ? `${inCart}. ${customerTexts.addToCart}` : customerTexts.addToCart;
}
