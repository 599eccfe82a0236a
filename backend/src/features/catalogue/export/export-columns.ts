import { importColumns, type ImportColumn } from '../../../contract/book/book-import.ts';
import { publisherColumns } from '../../../contract/book/publishers/publisher.ts';
import { usesVat } from '../../../contract/order/vat/vat.ts';
import { bookCollection, ownersBooks } from '../../../models/books/book.model.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';

/** Columns that a shop's file has once one of its books has a value. */
const whenUsed = new Set<ImportColumn>([
  'antique',
  'priceLifted',
  'condition',
  'conditionNote',
  'supply',
  'supplyDays',
  'availableFrom',
] as const);

/** The columns of a shop's own file: of what a shop does not do, its file says nothing. */
export async function findExportColumns(): Promise<readonly ImportColumn[]> {
  const { safety, vat } = await findSettings();
  const values = [...whenUsed].map((column) => [column, { $max: `$${column}` }] as const);
  const [used = {}] = await bookCollection
    .aggregate<Partial<Record<ImportColumn, unknown>>>([
      { $match: ownersBooks },
      { $group: { _id: null, ...Object.fromEntries(values) } },
    ])
    .toArray();
  const shown = new Set<ImportColumn>([
    ...[...whenUsed].filter((column) => used[column] != null),
    ...(used.condition ? (['conditionNote'] as const) : []),
    ...(safety.isOn ? (['antique', ...publisherColumns] as const) : []),
    ...(usesVat(vat) ? (['vatRate'] as const) : []),
  ]);
  const optional = new Set<ImportColumn>([...whenUsed, ...publisherColumns, 'vatRate']);
  return importColumns.filter((column) => !optional.has(column) || shown.has(column));
}
