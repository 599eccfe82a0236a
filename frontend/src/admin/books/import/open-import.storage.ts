import { isRecord } from '@/browser/is-record';
import { storedEntry } from '@/browser/storage';

const openImports = storedEntry('session', 'storyloom.open-imports', (stored) =>
  isRecord(stored) ? stored : {},
);

/**
 * Stores an import's key in this tab before it is sent: after a reload or a restart of the shop,
 * sending the same file again must not add its books twice.
 */
export function storeOpenImport(file: File, key: string): void {
  openImports.write({ ...openImports.read(), [nameOf(file)]: key });
}

/** The key of an import of this file that has no response yet. */
export function readOpenImport(file: File): string | undefined {
  const key = openImports.read()[nameOf(file)];
  return typeof key === 'string' ? key : undefined;
}

/** Call it after a response: from then on the same file is a new import. */
export function closeOpenImport(file: File): void {
  const { [nameOf(file)]: _closed, ...others } = openImports.read();
  openImports.write(others);
}

function nameOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join('\n');
}
