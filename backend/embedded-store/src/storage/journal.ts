import { encode, type Document } from '../bson/document.ts';
import type { StoredDocument } from './collection-index.ts';

/** The kinds of change in the log. The numbers are on disk: never change one, nor use 5 or 8 again. */
export const change = {
  put: 1,
  remove: 2,
  createCollection: 3,
  dropCollection: 4,
  createIndex: 6,
  dropIndex: 7,
} as const;
export const kinds: ReadonlySet<number> = new Set(Object.values(change));

export interface Change {
  kind: number;
  collection: number;
  bytes: Uint8Array;
}

interface Numbered {
  number: number;
}

/** Where changes go after they were made in memory. */
export class Journal {
  /** Undefined while the log is being read, and for a store that lives in memory only. */
  sink: ((change: Change) => void) | undefined;

  put(collection: Numbered, stored: StoredDocument): void {
    this.sink?.({ kind: change.put, collection: collection.number, bytes: stored.bytes });
  }

  remove(collection: Numbered, stored: StoredDocument): void {
    this.record(change.remove, collection, { _id: stored.document['_id'] as unknown });
  }

  record(kind: number, collection: Numbered, content: Document): void {
    this.sink?.({ kind, collection: collection.number, bytes: encode(content) });
  }
}
