import { encode, type Document } from '../bson/document.ts';
import type { StoredDocument } from './collection-index.ts';
import { History } from './history.ts';

/** The kinds of change in the log. The numbers are on disk: do not change one, nor reuse 5 or 8. */
export const change = {
  put: 1,
  remove: 2,
  createCollection: 3,
  dropCollection: 4,
  createIndex: 6,
  dropIndex: 7,
  session: 9,
} as const;
export const kinds: ReadonlySet<number> = new Set(Object.values(change));

export interface Change {
  kind: number;
  collection: number;
  bytes: Uint8Array;
  /** The next change must be in the same record. */
  continues?: boolean;
}

interface Numbered {
  number: number;
}

/** Passes changes on to the log and the history after they were made in memory. */
export class Journal {
  /** Undefined while the log is being read, and for a store without a folder. */
  sink: ((change: Change) => void) | undefined;
  readonly history = new History();
  #isGrouping = false;
  #grouped = 0;

  /** Writes all changes of `make` as one log record that ends with the session's outcome. */
  asOneRecord<T>(make: () => T, outcomeOf: (result?: T) => Document): T {
    this.#isGrouping = true;
    this.#grouped = 0;
    let result: T | undefined;
    try {
      return (result = make());
    } finally {
      this.#isGrouping = false;
      if (this.#grouped > 0) this.record(change.session, { number: 0 }, outcomeOf(result));
    }
  }

  put(collection: Numbered, stored: StoredDocument, old: StoredDocument | undefined): void {
    this.history.recordChange(collection, stored.id, old);
    this.#append(change.put, collection, stored.bytes);
  }

  remove(collection: Numbered, old: StoredDocument): void {
    this.history.recordChange(collection, old.id, old);
    this.record(change.remove, collection, { _id: old.document['_id'] as unknown });
  }

  record(kind: number, collection: Numbered, content: Document): void {
    this.#append(kind, collection, this.sink ? encode(content) : none);
  }

  #append(kind: number, { number }: Numbered, bytes: Uint8Array): void {
    if (this.#isGrouping) this.#grouped++;
    this.sink?.({ kind, collection: number, bytes, continues: this.#isGrouping });
  }
}

const none = new Uint8Array();
