import { storedEntry } from '@/browser/storage';

const noted = storedEntry('session', 'storyloom.reloaded-for-language', (stored) =>
  typeof stored === 'string' ? stored : '',
);

/** The language that this tab was opened again for last. */
export const readNotedLanguage = noted.read;
export const noteLanguage = noted.write;
