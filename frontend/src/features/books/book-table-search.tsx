import { useEffect, useState, type FormEvent } from 'react';
import { FiSearch } from 'react-icons/fi';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useBookTableChoice, writeChoice } from './book-table-choice';

const pauseMs = 250;

/** Filters the book table while one types; from any other page Enter leads to the table. */
export function BookTableSearch() {
  const navigate = useNavigate();
  const isOnTable = useLocation().pathname === paths.manageBooks;
  const { choice, choose } = useBookTableChoice();
  const current = isOnTable ? choice.q : '';
  const [typed, setTyped] = useState(current);
  const [lastCurrent, setLastCurrent] = useState(current);
  if (current !== lastCurrent) {
    setLastCurrent(current);
    if (typed.trim() !== current) setTyped(current);
  }

  useEffect(() => {
    if (!isOnTable || typed.trim() === current) return undefined;
    const timer = window.setTimeout(() => choose({ q: typed.trim() }, { replace: true }), pauseMs);
    return () => window.clearTimeout(timer);
  });

  const search = (event: FormEvent) => {
    event.preventDefault();
    if (isOnTable) choose({ q: typed.trim() }, { replace: true });
    else void navigate(`${paths.manageBooks}?${writeChoice({ q: typed.trim() }).toString()}`);
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
        className="min-h-11 w-full rounded-md border border-line-strong bg-surface pr-3 pl-10 placeholder:text-ink-faint hover:border-ink"
      />
    </form>
  );
}
