import { batchesOf } from '../../../database/batches-of.ts';
import { bookCollection } from '../books/book.model.ts';
import { isbnMessage } from '../books/taken-isbn.ts';
import type { RowOfImport } from './plan-row.ts';

const batchSize = 250;

/** Notes on rows that a book on sale has their ISBN, which the file does not give another or none. */
export async function noteTakenIsbns(rows: RowOfImport[]): Promise<void> {
  const rowOf = new Map<string, RowOfImport>();
  const mayLose = new Set<string | undefined>();
  for (const row of rows) {
    const { book, existing, problems } = row;
    if (problems.length > 0) continue;
    const comesBack = existing?.deletedAt ?? (existing?.draft && book.draft === null);
    const isbn = book.isbn === undefined && comesBack ? existing?.isbn : book.isbn;
    if (isbn) rowOf.set(isbn, row);
    if (book.isbn !== undefined) mayLose.add(existing?._id.toHexString());
  }
  for (const isbns of batchesOf(rowOf.keys(), batchSize)) {
    const holders = await bookCollection
      .find({ isbnKey: { $in: isbns } }, { projection: { isbn: 1, title: 1 } })
      .toArray();
    for (const { _id, isbn, title } of holders) {
      const row = rowOf.get(isbn ?? '');
      if (!row || row.existing?._id.equals(_id) || mayLose.has(_id.toHexString())) continue;
      row.problems.push({ row: row.row, column: 'isbn', message: isbnMessage(title) });
    }
  }
}
