import { importColumns, type ImportColumn } from '../../../contract/book/book-import.ts';
import { makerColumns } from '../../../contract/book/publisher.ts';
import { usesVat } from '../../../contract/order/vat.ts';
import { bookCollection, ownersBooks } from '../../../book-record/book.model.ts';
import { hasUsedBooks } from '../../../book-record/used-copies.ts';
import { findSettings } from '../../../shop-settings/settings.model.ts';
import { hasAntiqueBooks } from '../books/find-books.ts';

/** The columns of a shop's own file: of what a shop does not do, its file says nothing. */
export async function findExportColumns(): Promise<readonly ImportColumn[]> {
  const { safety, vat } = await findSettings();
  const isDraft = { ...ownersBooks, draft: true, condition: { $ne: null } };
  const hasUsed = (await hasUsedBooks()) || (await bookCollection.findOne(isDraft)) !== null;
  const hasAntique = safety.isOn || (await hasAntiqueBooks());
  const unused = new Set<ImportColumn>([
    ...(hasUsed ? [] : (['condition', 'conditionNote'] as const)),
    ...(hasAntique ? [] : (['antique'] as const)),
    ...(safety.isOn ? [] : makerColumns),
    ...(usesVat(vat) ? [] : (['vatRate'] as const)),
  ]);
  return importColumns.filter((column) => !unused.has(column));
}
