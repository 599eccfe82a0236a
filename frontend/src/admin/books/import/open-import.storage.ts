import { isRecord } from '@/browser/is-record';
import { storedEntry } from '@/browser/storage';

const openImports = storedEntry('session', 'storyloom.open-imports', (stored) =>
  isRecord(stored) ? stored : {},
);

/**
 * Stores an import before it is sent: the page may be loaded again, or the shop restarted, before its
 * answer comes, and the same file must not become the same books once more. For this tab.
 */
export function storeOpenImport(file: File, key: string): void {
  openImports.write({ ...openImports.read(), [nameOf(file)]: key });
}

/** The key under which this file was sent without an answer. */
export function readOpenImport(file: File): string | undefined {
  const key = openImports.read()[nameOf(file)];
  return typeof key === 'string' ? key : undefined;
}

/** The shop has answered: the same file is a new import from now on. */
export function closeOpenImport(file: File): void {
  const { [nameOf(file)]: _closed, ...others } = openImports.read();
  openImports.write(others);
}

function nameOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join('\n');
}
