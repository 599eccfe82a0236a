import type { FormEvent } from 'react';
import { FiSearch } from 'react-icons/fi';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTypedFilter } from '@/browser/use-typed-filter';
import { useBookTableFilters, bookTableAddress } from './book-table-filters';

/** Filters the book table while one types; from any other page Enter leads to the table. */
export function BookTableSearch() {
  const navigate = useNavigate();
  const isOnTable = useLocation().pathname === paths.manageBooks;
  const { filters, setFilters } = useBookTableFilters();
  const [typed, setTyped] = useTypedFilter(isOnTable ? filters.q : '', (q) => {
    if (isOnTable) setFilters({ q }, { replace: true });
  });

  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = typed.trim();
    if (isOnTable) setFilters({ q }, { replace: true });
    else void navigate(bookTableAddress({ q }));
  };

  return (
    <form role="search" aria-label="Books" onSubmit={search} className="relative">
      <FiSearch
        aria-hidden="true"
        className="absolute top-1/2 left-3 -translate-y-1/2 text-ink-faint"
      />
      <input
        type="search"
        aria-label="Search books"
        placeholder="Search books"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface pr-3 pl-[calc(1em+24px)] placeholder:text-ink-faint hover:border-ink"
      />
    </form>
  );
}
