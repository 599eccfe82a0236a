import { readStored, writeStored } from '@/config/browser.storage';
import { emptyFields, type BookFields } from './book-fields';

const indexKey = 'storyloom.book-drafts';
const keyOf = (name: string) => `storyloom.book-draft.${name}`;

/** What somebody typed and has not saved, with the state of the book it began from. */
export interface BookDraft {
  fields: BookFields;
  etag: string;
}

/** `name` is the id of the book, or `new`. Ends with the tab, so that nobody else finds it. */
export function readBookDraft(name: string): BookDraft | null {
  const stored = readStored('session', keyOf(name));
  if (typeof stored !== 'object' || stored === null) return null;
  const { fields, etag } = stored as Partial<Record<keyof BookDraft, unknown>>;
  return isFields(fields) && typeof etag === 'string' ? { fields, etag } : null;
}

export function writeBookDraft(name: string, draft: BookDraft | null): void {
  const names = new Set(readNames());
  if (draft) names.add(name);
  else names.delete(name);
  writeStored('session', keyOf(name), draft);
  writeStored('session', indexKey, [...names]);
}

/** Signing out on purpose leaves nothing behind. */
export function forgetBookDrafts(): void {
  for (const name of readNames()) writeStored('session', keyOf(name), null);
  writeStored('session', indexKey, null);
}

function readNames(): string[] {
  const stored = readStored('session', indexKey);
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
}

function isFields(fields: unknown): fields is BookFields {
  if (typeof fields !== 'object' || fields === null) return false;
  const found = fields as Record<string, unknown>;
  return Object.entries(emptyFields).every(([name, empty]) => typeof found[name] === typeof empty);
}
