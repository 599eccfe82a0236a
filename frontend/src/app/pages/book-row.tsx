import type { ReactNode } from 'react';
import type { Book } from '@storyloom/backend/contract/book';
import { customerTexts } from '@/config/messages';
import { BookCard, BookCardSkeleton } from '@/features/books/book-card';
import { AddToCart } from '@/features/cart/add-to-cart';
import { WishHeart } from '@/features/wishlist/wish-heart';
import { Carousel } from '@/ui/carousel';

interface BookRowProps {
  label: string;
  heading: ReactNode;
  filter?: ReactNode;
  /** Undefined while they load. */
  books: Book[] | undefined;
}

const placeholders = ['a', 'b', 'c'];

/** A carousel of book cards, with stand-ins of the same size while the books load. */
export function BookRow({ label, heading, filter, books }: BookRowProps) {
  const slides = books
    ? books.map((book) => ({ key: book._id, content: <ShopBookCard book={book} shape="wide" /> }))
    : placeholders.map((key) => ({ key, content: <BookCardSkeleton shape="wide" /> }));
  return (
    <>
      {!books && (
        <p role="status" className="sr-only">
          {customerTexts.loading}
        </p>
      )}
      <Carousel label={label} layout="books" heading={heading} filter={filter} slides={slides} />
    </>
  );
}

interface ShopBookCardProps {
  book: Book;
  shape: 'wide' | 'tall';
  isFirstOnScreen?: boolean;
}

/** A book card with the shop's actions: into the cart, onto the wishlist. */
export function ShopBookCard({ book, shape, isFirstOnScreen = false }: ShopBookCardProps) {
  return (
    <BookCard
      book={book}
      shape={shape}
      isFirstOnScreen={isFirstOnScreen}
      action={<AddToCart book={book} />}
      heart={<WishHeart bookId={book._id} title={book.title} />}
    />
  );
}
