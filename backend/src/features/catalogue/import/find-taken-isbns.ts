import type { BookImport } from '../../../contract/book-import.ts';
import { batchesOf } from '../../../database/batches-of.ts';
import { bookCollection } from '../books/book.model.ts';
import { isbnMessage } from '../books/taken-isbn.ts';
import type { RowOfImport } from './import-changes.ts';

const batchSize = 250;

/** The rows whose ISBN a book on sale has, which the file does not give another or none. */
export async function findTakenIsbns(rows: RowOfImport[]): Promise<BookImport['errors']> {
  const rowOf = new Map<string, RowOfImport>();
  const mayLose = new Set<string | undefined>();
  for (const row of rows) {
    const { book, existing } = row;
    const comesBack = existing?.deletedAt ?? (existing?.draft && book.draft === null);
    const isbn = book.isbn === undefined && comesBack ? existing?.isbn : book.isbn;
    if (isbn) rowOf.set(isbn, row);
    if (book.isbn !== undefined) mayLose.add(row._id?.toHexString());
  }
  const errors: BookImport['errors'] = [];
  for (const isbns of batchesOf(rowOf.keys(), batchSize)) {
    const holders = await bookCollection.find({ isbnKey: { $in: isbns } }).toArray();
    for (const { _id, isbn, title } of holders) {
      const row = rowOf.get(isbn ?? '');
      if (!row || row._id?.equals(_id) || mayLose.has(_id.toHexString())) continue;
      errors.push({ row: row.row, column: 'isbn', message: isbnMessage(title) });
    }
  }
  return errors;
}
