import { cleanPastedNumber } from '@storyloom/backend/contract/number/pasted-number';
import { useId, type FormEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { SmallButton } from '@/ui/controls/button';
import { TableBody } from '@/ui/data-table';
import { PageLinks } from '@/ui/controls/page-links';
import { BookTableContent } from './book-table-content';
import { allOf, useBookSelection } from './book-selection';
import { BookTableRows } from './book-table-row';
import { booksApi } from '@/api/books.api';
import { pageLength } from '@/api/page';
import { usePage } from '@/browser/use-filters';
import { useBookTableFilters, useSearchQuery } from './book-table-filters';

export function BookTablePages() {
  const { page, to } = usePage();
  const query = { ...useSearchQuery(), page, limit: pageLength };
  const search = booksApi.useSearchBooksQuery(query);
  const { data, currentData } = search;
  const selection = useBookSelection(JSON.stringify(query));
  const pageCount = Math.ceil((data?.total ?? 0) / pageLength);
  const lastPage = Math.max(1, pageCount);
  // Its last books were deleted, or the address is an old one.
  if (currentData && page > lastPage) return <Navigate replace to={to(lastPage)} />;
  return (
    <>
      <BookTableContent
        query={{
          ...search,
          data: data?.total,
          error: currentData ? undefined : search.error,
        }}
        hasRows={Boolean(currentData?.books.length)}
        all={allOf(currentData?.books.map(({ _id }) => _id) ?? [], selection)}
        selection={selection}
      >
        <TableBody aria-busy={!currentData}>
          <BookTableRows
            books={data?.books ?? []}
            firstNumber={(page - 1) * pageLength + 1}
            selection={selection}
          />
        </TableBody>
      </BookTableContent>
      <PageLinks page={page} pageCount={pageCount} to={to} />
      <PageJump pageCount={pageCount} />
    </>
  );
}

/** The way to a page far off; absent where a step or two lead everywhere. */
function PageJump({ pageCount }: { pageCount: number }) {
  const { setFilters } = useBookTableFilters();
  const id = useId();
  if (pageCount < 4) return null;
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('page');
    const number = typeof typed === 'string' ? Number(cleanPastedNumber(typed)) : 0;
    // Beyond the end is the last page.
    if (number >= 1) setFilters({ page: Math.min(Math.trunc(number), pageCount) });
    form.reset();
  };
  return (
    <form
      noValidate
      onSubmit={jump}
      className="mt-4 flex flex-wrap items-center justify-center gap-3"
    >
      <label htmlFor={id} className="text-sm text-ink-soft">
        Go to page
      </label>
      <input
        id={id}
        name="page"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        className="min-h-11 w-20 rounded-md border border-line-strong bg-surface px-3 py-2 text-center text-base text-ink tabular-nums hover:border-ink"
      />
      <SmallButton type="submit">Go</SmallButton>
    </form>
  );
}
