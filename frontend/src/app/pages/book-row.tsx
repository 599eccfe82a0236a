import type { ReactNode } from 'react';
import type { Book } from '@storyloom/backend/contract/book';
import { retryProps } from '@/api/api-error';
import { customerTexts } from '@/config/messages';
import { BookCard, BookCardSkeleton } from '@/features/books/book-card';
import { AddToCart } from '@/features/cart/add-to-cart';
import { WishHeart } from '@/features/wishlist/wish-heart';
import { Carousel } from '@/ui/carousel';
import { RetryNotice } from '@/ui/retry-notice';
import { SectionTitle } from '@/ui/section-title';

interface BookRowProps {
  title: string;
  filter?: ReactNode;
  /** Undefined while they load. */
  books: Book[] | undefined;
  /** Where the books come from, for a row that says so when they do not come. */
  query?: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Instead of no books at all. */
  empty?: ReactNode;
  /** Nobody waits for these books: nothing says that they are on their way. */
  isQuiet?: boolean;
}

const placeholders = ['a', 'b', 'c'];

/** A carousel of book cards, with stand-ins of the same size while the books load. */
export function BookRow({ title, filter, books, query, empty, isQuiet = false }: BookRowProps) {
  const heading = <SectionTitle>{title}</SectionTitle>;
  if (query?.error && !books) {
    return (
      <>
        {heading}
        <RetryNotice
          text="The books did not load"
          isRetrying={query.isFetching}
          {...retryProps(query.error)}
          onRetry={query.refetch}
        />
      </>
    );
  }
  if (empty && books?.length === 0) {
    return (
      <>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {heading}
          {filter}
        </div>
        {empty}
      </>
    );
  }
  const slides = books
    ? books.map((book) => ({ key: book._id, content: <ShopBookCard book={book} shape="wide" /> }))
    : placeholders.map((key) => ({ key, content: <BookCardSkeleton shape="wide" /> }));
  return (
    <>
      {!books && !isQuiet && (
        <p role="status" className="sr-only">
          {customerTexts.loading}
        </p>
      )}
      <Carousel label={title} layout="books" heading={heading} filter={filter} slides={slides} />
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
