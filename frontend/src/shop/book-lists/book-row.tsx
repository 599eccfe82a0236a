import type { PublicBook } from '@storyloom/backend/contract/book/book';
import { BookCardSkeleton } from '@/shop/book/book-card';
import { Carousel } from '@/shop/ui/carousel';
import { words } from '@/words/first';
import { LoadFailed, type Query } from '@/ui/loaded';
import type { Elements } from '@/ui/elements';
import { ShopBookCard } from './shop-book-card';

interface BookRowProps {
  title: string;
  filter?: Elements;
  /** Undefined while they load. */
  books: PublicBook[] | undefined;
  /** The query of the books, for a row that shows an error when it fails. */
  query?: Query<unknown>;
  /** Shown if there are no books. */
  empty?: Elements;
  /** Optional books: no loading state is announced. */
  isQuiet?: boolean;
}

const placeholders = ['a', 'b', 'c'];

/** A carousel of books; skeletons of the same size while they load. */
export function BookRow({ title, filter, books, query, empty, isQuiet = false }: BookRowProps) {
  const hasFailed = query?.error !== undefined && !books;
  const slides = books
    ? books.map((book) => ({ key: book._id, content: <ShopBookCard book={book} shape="wide" /> }))
    : placeholders.map((key) => ({ key, content: <BookCardSkeleton shape="wide" /> }));
  return (
    <>
      {!books && !hasFailed && !isQuiet && (
        <p role="status" className="sr-only">
          {words.bookList.loading}
        </p>
      )}
      {/* Always rendered, so that the filter keeps its place and focus. */}
      <Carousel
        title={title}
        layout="books"
        filter={filter}
        slides={hasFailed ? [] : slides}
        placeholder={
          hasFailed ? (
            <LoadFailed text={words.bookList.failed} query={query} />
          ) : (
            books?.length === 0 && empty
          )
        }
      />
    </>
  );
}
