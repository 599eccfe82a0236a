import type { FormEvent } from 'react';
import { FiSearch } from 'react-icons/fi';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTypedFilter } from '@/browser/navigation/use-typed-filter';
import { words } from '@/words/admin';
import { useBookTableFilters, bookTableUrl } from './book-table-filters';

/** Filters the book table while the owner types; from any other page Enter leads to the table. */
export function BookTableSearch() {
  const navigate = useNavigate();
  const isOnTable = useLocation().pathname === paths.manageBooks;
  const { filters, setFilters } = useBookTableFilters();
  const input = useTypedFilter(isOnTable ? filters.q : '', (q) => {
    if (isOnTable) setFilters({ q }, { replace: true });
  });

  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = input.value.trim();
    if (isOnTable) setFilters({ q }, { replace: true });
    else void navigate(bookTableUrl({ q }));
  };

  return (
    <form
      role="search"
      aria-label={words.adminBooks.searchForm}
      onSubmit={search}
      className="relative"
    >
      <FiSearch
        aria-hidden="true"
        className="absolute start-3 top-1/2 -translate-y-1/2 text-ink-faint"
      />
      <input
        aria-label={words.adminBooks.search}
        placeholder={words.adminBooks.search}
        dir="auto"
        {...input}
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface ps-[calc(1em+24px)] pe-3 placeholder:text-ink-faint hover:border-ink"
      />
    </form>
  );
}
