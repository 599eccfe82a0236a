import type { Book } from '@storyloom/backend/contract/book/book';
import { useRef } from 'react';
import { TableBody } from '@/ui/data-table';
import { useInView } from '@/browser/use-in-view';
import { BookTableRow } from './book-table-row';
import type { BookSelection } from './book-selection';

interface BookTableChunkProps {
  books: Book[];
  /** Of its first book in the whole list, from 1. */
  firstNumber: number;
  selection: BookSelection;
}

/** A part of a long list: its rows are there only while they are in view or about to be. */
export function BookTableChunk({ books, firstNumber, selection }: BookTableChunkProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isInView = useInView(body, { margin: '1200px 0px' });
  return (
    <TableBody ref={body}>
      {isInView ? (
        books.map((book, index) => (
          <BookTableRow
            key={book._id}
            book={book}
            number={firstNumber + index}
            isSelected={selection.ids.has(book._id)}
            onSelect={selection.toggle}
          />
        ))
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
