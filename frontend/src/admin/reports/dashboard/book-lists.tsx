import type { AdminStats } from '@storyloom/backend/contract/admin/admin';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Panel } from '@/ui/panel';

export function BestSellers({ books }: { books: AdminStats['bestSellers'] }) {
  return (
    <BookList
      title="Best sellers"
      empty="The first orders will show what sells."
      books={books.map(({ sold, ...book }) => ({ ...book, figure: `${sold} sold` }))}
    />
  );
}

export function LowStock({ books }: { books: AdminStats['lowStock'] }) {
  return (
    <BookList
      title="Low stock"
      empty="No book is running out."
      books={books.map(({ stock, ...book }) => ({
        ...book,
        figure: stock === 0 ? 'Sold out' : `${stock} left`,
      }))}
    />
  );
}

interface BookListProps {
  title: string;
  empty: string;
  books: { bookId: string; title: string; figure: string }[];
}

function BookList({ title, empty, books }: BookListProps) {
  return (
    <Panel title={title}>
      {books.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ol className="divide-y divide-line">
        {books.map(({ bookId, title: bookTitle, figure }) => (
          <li key={bookId} className="flex items-center justify-between gap-4">
            <Link
              to={paths.editBook(bookId)}
              className="flex min-h-11 min-w-0 items-center hover:underline"
            >
              <span className="truncate">{bookTitle}</span>
            </Link>
            <span className="shrink-0 font-semibold tabular-nums">{figure}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
