import { useEffect, useRef } from 'react';
import type { Book } from '@storyloom/backend/contract/book';
import type { SearchQuery } from '@storyloom/backend/contract/search';
import { TableBody } from '@/ui/data-table';
import { useInView } from '@/ui/use-in-view';
import { useSearchBooksQuery } from './books.api';
import { BookTableRow } from './book-table-row';
import type { BookSelection } from './book-selection';

interface BookTableChunkProps {
  query: Partial<SearchQuery>;
  /** From 1. */
  page: number;
  limit: number;
  /** How many rows this part of the list has, so that it takes their room before it has them. */
  rowCount: number;
  selection: BookSelection;
  onLoaded: (page: number, books: Book[]) => void;
}

/** A part of the whole list: rendered and asked for only when it comes into view. */
export function BookTableChunk({
  query,
  page,
  limit,
  rowCount,
  selection,
  onLoaded,
}: BookTableChunkProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isInView = useInView(body, { margin: '1200px 0px' });
  const { currentData } = useSearchBooksQuery({ ...query, page, limit }, { skip: !isInView });
  useEffect(() => {
    if (currentData) onLoaded(page, currentData.books);
  }, [currentData, onLoaded, page]);
  return (
    <TableBody ref={body}>
      {isInView && currentData ? (
        currentData.books.map((book, index) => (
          <BookTableRow
            key={book._id}
            book={book}
            number={(page - 1) * limit + index + 1}
            isSelected={selection.ids.has(book._id)}
            onSelect={selection.toggle}
          />
        ))
      ) : (
        <tr aria-hidden="true" className="block md:table-row">
          <td
            colSpan={8}
            className="block md:table-cell"
            style={{ height: `calc(var(--book-row-height) * ${rowCount})` }}
          />
        </tr>
      )}
    </TableBody>
  );
}
