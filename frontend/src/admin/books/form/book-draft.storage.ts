import { readStored, writeStored, isRecord } from '@/browser/storage';
import { emptyFields, type BookBase, type BookFields } from './book-fields';

const indexKey = 'storyloom.book-drafts';
const keyOf = (name: string) => `storyloom.book-draft.${name}`;

/** What somebody typed and has not saved, with the book as it was when that began. */
export interface BookDraft {
  fields: BookFields;
  base: BookBase;
  /** The same for every try to save it. */
  key: string;
}

/** `name` is the id of the book, or `new`. Ends with the tab, so that nobody else finds it. */
export function readBookDraft(name: string): BookDraft | null {
  const stored = readStored('session', keyOf(name));
  if (!isRecord(stored)) return null;
  const { fields, base, key } = stored;
  if (!isFields(fields) || !isBase(base) || typeof key !== 'string') return null;
  return { fields, base, key };
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

function isFields(value: unknown): value is BookFields {
  if (!isRecord(value)) return false;
  return Object.entries(emptyFields).every(([name, empty]) => typeof value[name] === typeof empty);
}

function isBase(value: unknown): value is BookBase {
  if (!isRecord(value) || !isFields(value['fields'])) return false;
  return typeof value['etag'] === 'string' && typeof value['updatedAt'] === 'string';
}
