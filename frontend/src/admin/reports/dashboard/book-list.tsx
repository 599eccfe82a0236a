import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Panel } from '@/ui/panel';

interface BookListProps<Book> {
  title: string;
  empty: string;
  books: Book[];
  figureOf: (book: Book) => string;
}

/** Books with a figure each; they lead to where a book is changed. */
export function BookList<Book extends { bookId: string; title: string }>({
  title,
  empty,
  books,
  figureOf,
}: BookListProps<Book>) {
  return (
    <Panel title={title}>
      {books.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ol className="divide-y divide-line">
        {books.map((book) => (
          <li key={book.bookId} className="flex items-center justify-between gap-4">
            <Link
              to={paths.editBook(book.bookId)}
              className="flex min-h-11 min-w-0 items-center hover:underline"
            >
              <span className="line-clamp-2 wrap-anywhere">{book.title}</span>
            </Link>
            <span className="shrink-0 font-semibold tabular-nums">{figureOf(book)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
