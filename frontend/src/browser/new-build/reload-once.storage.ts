import { readStored, writeStored } from '@/browser/storage';

const key = 'storyloom.missing-code';

/**
 * Opens the page anew, in the shop's latest version, and returns whether it does: once for each
 * missing file, so never in a circle, and not where nothing can be noted.
 */
export function reloadOnce(file: string): boolean {
  const stored = readStored('session', key);
  const known: unknown[] = Array.isArray(stored) ? stored : [];
  if (known.includes(file) || !writeStored('session', key, [...known, file].slice(-50)))
    return false;
  window.location.reload();
  return true;
}
