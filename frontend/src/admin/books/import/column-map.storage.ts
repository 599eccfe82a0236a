import {
  columnMapSchema,
  type ColumnMap,
  type ImportColumn,
} from '@storyloom/backend/contract/book/book-import';
import { storedEntry } from '@/browser/storage';

/** All stored headings are sent with each file. */
const maxHeadings = 60;

const columnMap = storedEntry(
  'local',
  'storyloom.import-columns',
  (stored): ColumnMap => columnMapSchema.safeParse(stored).data ?? {},
);

/** The columns that the owner has chosen for headings of earlier files. */
export const readColumnMap = columnMap.read;

/** Stores the column of a heading; the latest entries are kept. */
export function writeColumn(heading: string, field: ImportColumn | null): void {
  const { [heading]: _earlier, ...others } = readColumnMap();
  const latest = [...Object.entries(others), [heading, field] as const].slice(-maxHeadings);
  columnMap.write(Object.fromEntries(latest));
}
