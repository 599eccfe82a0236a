import { useEffect, useRef, useState } from 'react';
import { useInView } from '@/browser/use-in-view';
import { wholeListPageLength, adminBooksApi } from '@/admin/books/admin-books.api';
import { BookTableContent } from './book-table-content';
import { allOf, useBookSelection } from './book-selection';
import { useSearchQuery } from './book-table-filters';
import { TableBody } from '@/ui/data-table';
import { BookTableRows, type BookTableRowsProps } from './book-table-row';

/** The books below each other; more are fetched when the end comes into view. */
export function WholeBookTable() {
  const query = useSearchQuery();
  const { data, currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } =
    adminBooksApi.useSearchAllBooksInfiniteQuery(query);
  const selection = useBookSelection(JSON.stringify(query));
  /** What the box in the head has ticked: of a list without pages what is on the screen. */
  const [ticked, setTicked] = useState<string[]>([]);
  const tickScreen = () => {
    const ids = findIdsOnScreen();
    setTicked(ids);
    return ids;
  };
  const end = useRef<HTMLDivElement>(null);
  const isEndInView = useInView(end, { margin: '1200px 0px' });
  const isMoreDue = isEndInView && hasNextPage && !isFetching && !error;
  const pageCount = data?.pages.length;
  useEffect(() => {
    if (isMoreDue) void fetchNextPage();
    // By the count too: an answer may come before the fetch of it has been rendered.
  }, [isMoreDue, pageCount, fetchNextPage]);

  return (
    <>
      <BookTableContent
        query={{
          data: data?.pages.at(-1)?.total,
          error,
          isFetching,
          refetch: currentData ? fetchNextPage : refetch,
        }}
        hasRows={Boolean(currentData?.pages[0]?.books.length)}
        all={allOf(ticked, selection, tickScreen)}
        selection={selection}
      >
        {data?.pages.map(({ books }, index) => (
          <BookTableChunk
            key={index}
            books={books}
            firstNumber={index * wholeListPageLength + 1}
            selection={selection}
          />
        ))}
      </BookTableContent>
      <div ref={end} aria-busy={isFetching} />
    </>
  );
}

function findIdsOnScreen(): string[] {
  return [...document.querySelectorAll<HTMLElement>('tr[data-book]')].flatMap((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom >= 0 && top <= window.innerHeight ? (row.dataset['book'] ?? []) : [];
  });
}

/** A part of a long list: its rows are there only while they are in view or about to be. */
function BookTableChunk({ books, firstNumber, selection }: BookTableRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isInView = useInView(body, { margin: '1200px 0px' });
  return (
    <TableBody ref={body}>
      {isInView ? (
        <BookTableRows books={books} firstNumber={firstNumber} selection={selection} />
      ) : (
        <tr aria-hidden="true" className="block md:table-row">
          <td
            colSpan={8}
            className="block md:table-cell"
            style={{ height: `calc(var(--book-row-height) * ${books.length})` }}
          />
        </tr>
      )}
    </TableBody>
  );
}
