import {
  importColumns,
  type BookImport,
  type ImportColumn,
} from '@storyloom/backend/contract/book/book-import';
import { isRecord, readStored, writeStored } from '@/browser/storage';

const storageKey = 'storyloom.import-columns';
/** They are sent along with each file. */
const mostHeadings = 60;

type ColumnMap = BookImport['columns'];

/** What the owner has said of headings in earlier files. */
export function readColumnMap(): ColumnMap {
  const stored = readStored('local', storageKey);
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, ImportColumn | null] => {
      const [heading, field] = entry;
      return heading.length <= 100 && (field === null || isColumn(field));
    }),
  );
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

export function isColumn(value: unknown): value is ImportColumn {
  return (importColumns as readonly unknown[]).includes(value);
}
