import { importColumns, type ImportColumn } from '../../../contract/book/book-import.ts';
import { bookCollection, ownersBooks } from '../../../book-record/book.model.ts';
import { hasUsedBooks } from '../../../book-record/used-copies.ts';

/** The columns of a shop's own file: a shop that sells no used copies needs nothing about them. */
export async function findExportColumns(): Promise<readonly ImportColumn[]> {
  const isDraft = { ...ownersBooks, draft: true, condition: { $ne: null } };
  const hasUsed = (await hasUsedBooks()) || (await bookCollection.findOne(isDraft)) !== null;
  const isOfUsed = (column: ImportColumn) => ['condition', 'conditionNote'].includes(column);
  return hasUsed ? importColumns : importColumns.filter((column) => !isOfUsed(column));
}
