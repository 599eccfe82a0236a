import { FiShoppingCart } from 'react-icons/fi';
import { useDispatch, useSelector } from 'react-redux';
import type { Book } from '@storyloom/backend/contract/book';
import { customerTexts } from '@/config/messages';
import { Button } from '@/ui/button';
import { prepareDialogs, showBriefly, showNotice } from '@/ui/dialog';
import { bookAdded, selectCartBooks } from './cart.slice';
import { largestCart } from './cart.storage';

const successTimeoutMs = 1500;

interface AddToCartProps {
  book: Book;
  size?: 'normal' | 'small';
  className?: string;
}

/** Adds a book once; a second time warns and changes nothing. */
export function AddToCart({ book, size = 'small', className }: AddToCartProps) {
  const dispatch = useDispatch();
  const books = useSelector(selectCartBooks);
  const isSoldOut = book.stock === 0;

  const add = () => {
    if (books.some((other) => other._id === book._id)) {
      void showNotice({
        title: customerTexts.duplicateTitle,
        text: customerTexts.duplicateText,
        icon: 'warning',
      });
    } else if (books.length >= largestCart) {
      void showNotice({
        title: 'Your cart is full',
        text: `One order takes up to ${largestCart} books.`,
        icon: 'warning',
      });
    } else {
      dispatch(bookAdded(book));
      void showBriefly({ title: customerTexts.addedTitle, text: book.title }, successTimeoutMs);
    }
  };

  return (
    <Button
      size={size}
      {...(className !== undefined && { className })}
      aria-label={`${isSoldOut ? 'Sold out' : customerTexts.addToCart}: ${book.title}`}
      disabled={isSoldOut}
      onPointerEnter={prepareDialogs}
      onFocus={prepareDialogs}
      onClick={add}
    >
      <FiShoppingCart aria-hidden="true" />
      {isSoldOut ? 'Sold out' : customerTexts.addToCart}
    </Button>
  );
}
