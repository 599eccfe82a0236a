import {
  columnMapSchema,
  type ColumnMap,
  type ImportColumn,
} from '@storyloom/backend/contract/book/book-import';
import { readStored, writeStored } from '@/browser/storage';

const storageKey = 'storyloom.import-columns';
/** They are sent along with each file. */
const mostHeadings = 60;

/** What the owner has said of headings in earlier files. */
export function readColumnMap(): ColumnMap {
  return columnMapSchema.safeParse(readStored('local', storageKey)).data ?? {};
}

/** Remembers what a heading means; the latest are kept. */
export function writeColumn(heading: string, field: ImportColumn | null): ColumnMap {
  const { [heading]: _earlier, ...others } = readColumnMap();
  const map = Object.fromEntries(
    [...Object.entries(others), [heading, field] as const].slice(-mostHeadings),
  );
  writeStored('local', storageKey, map);
  return map;
}
