import { storedEntry } from '@/browser/storage';

const reloadedFor = storedEntry('session', 'storyloom.reloaded-for-language', (stored) =>
  typeof stored === 'string' ? stored : '',
);

/** The language for which this tab was reloaded last. */
export const readReloadedFor = reloadedFor.read;
export const storeReloadedFor = reloadedFor.write;
