import { TextLink } from '@/ui/controls/text-link';
import { words } from '@/words/admin';
import { useAwaitedBooks } from './awaited-books.api';

/** A link from the orders to the books that they wait for; nothing if they wait for none. */
export function AwaitedBooksLink({ allAt }: { allAt: string }) {
  const { data } = useAwaitedBooks();
  if (!data || data.length === 0) return null;
  const sum = (name: 'copies' | 'overdue') => data.reduce((all, row) => all + row[name], 0);
  const late = sum('overdue');
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-4">
      <TextLink to={allAt}>{words.awaitedBooks.open(sum('copies'))}</TextLink>
      {late > 0 && <span className="font-semibold text-red">{words.awaitedBooks.late(late)}</span>}
    </p>
  );
}
