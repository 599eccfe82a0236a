import type { Document } from '../bson/document.ts';
import { describe } from '../bson/describe.ts';
import { prefixEnd } from '../bson/sort-key.ts';
import { compileFilter, type Predicate } from '../filter/compile-filter.ts';
import { emptyArray, fieldKey, keyTuples, ParallelArraysError } from '../filter/key-tuples.ts';
import { StoreError } from '../store-error.ts';
import { OrderedList } from './ordered-list.ts';

const parallelArrays = 171;

export interface StoredDocument {
  /** The sort key of `_id`. */
  id: string;
  bytes: Uint8Array;
  document: Document;
  /** All versions of the document share it. */
  ref: DocumentRef;
}

/**
 * The value of an index entry. It leads to the current version, so that an update touches only the
 * indexes of changed fields.
 */
export interface DocumentRef {
  stored: StoredDocument;
}

export function withNewRef(first: Omit<StoredDocument, 'ref'>): StoredDocument {
  const stored = first as StoredDocument;
  stored.ref = { stored };
  return stored;
}

export interface IndexSpec extends Document {
  v: number;
  key: Record<string, number>;
  name: string;
  unique?: boolean;
  sparse?: boolean;
  partialFilterExpression?: Document;
  expireAfterSeconds?: number;
}

export interface Entry {
  key: string;
  values: unknown[];
}

/** An index: the concatenated keys of its fields lead to the documents. */
export class CollectionIndex {
  spec: IndexSpec;
  readonly fields: [path: string, direction: number][];
  entries = new OrderedList<DocumentRef>();
  /** Set by the first array; then a document may have several entries. */
  multikey = false;
  readonly #covers: Predicate;
  readonly #paths: string[][];

  constructor(spec: IndexSpec) {
    this.spec = spec;
    this.fields = Object.entries(spec.key).map(([path, direction]) => [path, Number(direction)]);
    this.#paths = this.fields.map(([path]) => path.split('.'));
    const { partialFilterExpression: filter } = spec;
    this.#covers = filter ? compileFilter(filter).test : () => true;
  }

  add(stored: StoredDocument, entries = this.entriesOf(stored.document)): void {
    for (const { key } of entries) this.entries.set(key + stored.id, stored.ref);
  }

  /** Builds the index from all documents at once. */
  fill(documents: Iterable<StoredDocument>): void {
    const keys: string[] = [];
    const values: DocumentRef[] = [];
    for (const stored of documents) {
      for (const { key } of this.entriesOf(stored.document)) {
        keys.push(key + stored.id);
        values.push(stored.ref);
      }
    }
    this.entries = OrderedList.of(keys, values);
  }

  remove(stored: StoredDocument): void {
    for (const { key } of this.#ownEntriesOf(stored)) this.entries.delete(key + stored.id);
  }

  /** Replaces the entries of the old version. */
  move(old: StoredDocument, entries: Entry[]): void {
    const staying = new Set(entries.map(({ key }) => key));
    for (const { key } of this.#ownEntriesOf(old)) {
      if (!staying.delete(key)) this.entries.delete(key + old.id);
    }
    for (const key of staying) this.entries.set(key + old.id, old.ref);
  }

  /** Whether an update left the indexed values untouched: those are the same objects then. */
  isSame(old: Document, document: Document): boolean {
    if (this.spec.partialFilterExpression) return false;
    return this.#paths.every(([field = '']) => Object.is(old[field], document[field]));
  }

  /** Throws if a unique index has one of the entries for another document. */
  check(namespace: string, entries: Entry[], isOther: (id: string) => boolean): void {
    if (!this.spec.unique) return;
    for (const { key, values } of entries) {
      for (const run of this.entries.runs(key, prefixEnd(key))) {
        if (run.some(({ stored }) => isOther(stored.id))) throw this.duplicate(namespace, values);
      }
    }
  }

  duplicate(namespace: string, values: unknown[]): StoreError {
    const keyValue: Document = {};
    this.fields.forEach(([path], i) => (keyValue[path] = values[i] ?? null));
    return new StoreError(
      11000,
      `E11000 duplicate key error collection: ${namespace} index: ${this.spec.name} dup key: ${describe(keyValue)}`,
      { keyPattern: this.spec.key, keyValue },
    );
  }

  /** The entries of a document: several when a field is an array. */
  entriesOf(document: Document): Entry[] {
    if (!this.#covers(document)) return [];
    const { tuples, many } = this.#tuplesOf(document);
    if (many) this.multikey = true;
    if (this.spec.sparse && tuples.every((tuple) => tuple.every((value) => value === undefined))) {
      return [];
    }
    if (tuples.length === 1) return [this.#entryOf(tuples[0]!)];
    const entries = new Map<string, Entry>();
    for (const tuple of tuples) {
      const entry = this.#entryOf(tuple);
      entries.set(entry.key, entry);
    }
    return [...entries.values()];
  }

  /** During a build there may be documents that the index cannot have. */
  #ownEntriesOf({ document }: StoredDocument): Entry[] {
    try {
      return this.entriesOf(document);
    } catch (error) {
      if (error instanceof StoreError && error.code === parallelArrays) return [];
      throw error;
    }
  }

  #entryOf(tuple: unknown[]): Entry {
    const [only] = this.fields;
    if (only && tuple.length === 1 && tuple[0] !== emptyArray) {
      return { key: fieldKey(tuple[0], only[1]), values: tuple };
    }
    const key = this.fields.map(([, direction], i) => fieldKey(tuple[i], direction)).join('');
    return { key, values: tuple.map((value) => (value === emptyArray ? undefined : value)) };
  }

  #tuplesOf(document: Document) {
    try {
      return keyTuples(document, this.#paths);
    } catch (error) {
      if (!(error instanceof ParallelArraysError)) throw error;
      const names = this.fields.map(([path]) => path).join(', ');
      throw new StoreError(parallelArrays, `cannot index parallel arrays [${names}]`);
    }
  }
}
