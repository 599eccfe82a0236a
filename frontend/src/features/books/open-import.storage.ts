import { readStored, writeStored } from '@/config/browser.storage';

const storageKey = 'storyloom.open-import';

/**
 * Notes an import before it is sent: the page may be loaded anew, or the shop restarted, before its
 * answer comes, and the same file must not become the same books once more. For this tab.
 */
export function noteOpenImport(file: File, key: string): void {
  writeStored('session', storageKey, { file: factsOf(file), key });
}

/** The key under which this file was sent without an answer. */
export function readOpenImport(file: File): string | undefined {
  const stored = readStored('session', storageKey);
  return isOpenImport(stored) && stored.file === factsOf(file) ? stored.key : undefined;
}

/** The shop has answered: the same file is a new import from now on. */
export function closeOpenImport(): void {
  writeStored('session', storageKey, null);
}

function factsOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join('\n');
}

function isOpenImport(stored: unknown): stored is { file: string; key: string } {
  if (typeof stored !== 'object' || stored === null) return false;
  return 'file' in stored && 'key' in stored && typeof stored.key === 'string';
}
