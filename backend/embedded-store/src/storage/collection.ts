import { ObjectId, type UUID } from 'bson';
import type { Clock, Work } from '../clock.ts';
import { decode, encode, type Document } from '../bson/document.ts';
import { sortKey } from '../bson/sort-key.ts';
import { StoreError } from '../store-error.ts';
import { Claims } from './claims.ts';
import {
  withNewRef,
  CollectionIndex,
  type Entry,
  type IndexSpec,
  type StoredDocument,
} from './collection-index.ts';
import { checkId, checkSize } from './document-checks.ts';
import type { Journal } from './journal.ts';
import { reserveMemory, maxShareAtStart } from './memory-limit.ts';

/** The maximum size of a Map. */
export const maxDocuments = 2 ** 24 - 1;

export const tooManyDocuments = (namespace: string) =>
  new StoreError(146, `${namespace} cannot hold more than ${maxDocuments} documents`);

export type Entries = Map<CollectionIndex, Entry[]>;

/** The documents of one collection in the order of their insertion, and their indexes. */
export class Collection {
  readonly number: number;
  namespace: string;
  readonly uuid: UUID;
  readonly documents = new Map<string, StoredDocument>();
  readonly indexes = new Map<string, CollectionIndex>();
  /** The indexes, and those that are being built: writes change them all. */
  readonly #maintained = new Set<CollectionIndex>();
  isDropped = false;
  bytes = 0;
  readonly claims = new Claims();
  readonly #journal: Journal;

  constructor(number: number, namespace: string, uuid: UUID, journal: Journal) {
    this.number = number;
    this.namespace = namespace;
    this.uuid = uuid;
    this.#journal = journal;
    this.addIndex({ v: 2, key: { _id: 1 }, name: '_id_' });
  }

  /** The number of documents; for a transaction's view an estimate. */
  get size(): number {
    return this.documents.size;
  }

  get(id: string): StoredDocument | undefined {
    return this.documents.get(id);
  }

  /** Throws if an open transaction has written the document. */
  protected claim(id: string): void {
    this.claims.checkFree('_id_', id);
  }

  protected checkUnique(index: CollectionIndex, entries: Entry[], id: string): void {
    index.check(this.namespace, entries, (other) => other !== id);
    for (const { key } of entries) this.claims.checkFree(index.spec.name, key);
  }

  /** Stores a new document. A missing `_id` is generated; it becomes the first field. */
  insert(bytes: Uint8Array): StoredDocument {
    const document = decode(bytes);
    const [first] = Object.keys(document);
    if (first === '_id') return this.#insert(document, bytes);
    const { _id = new ObjectId(), ...rest } = document;
    return this.insertDocument({ _id: _id as unknown, ...rest });
  }

  insertDocument(document: Document): StoredDocument {
    return this.#insert(document, encode(document));
  }

  #insert(document: Document, bytes: Uint8Array): StoredDocument {
    this.#checkPresent();
    checkSize(bytes);
    checkId(document['_id']);
    const stored = withNewRef({ id: sortKey(document['_id']), bytes, document });
    if (this.get(stored.id)) {
      throw this.indexes.get('_id_')!.duplicate(this.namespace, [document['_id']]);
    }
    if (this.documents.size >= maxDocuments) throw tooManyDocuments(this.namespace);
    reserveMemory(bytes.length);
    return this.#change(stored);
  }

  /** Stores a new version of a document. */
  replace({ id }: StoredDocument, document: Document): StoredDocument {
    this.#checkPresent();
    const bytes = encode(document);
    checkSize(bytes);
    const growth = bytes.length - this.get(id)!.bytes.length;
    if (growth > 0) reserveMemory(growth);
    return this.#change(withNewRef({ id, bytes, document }));
  }

  delete(stored: StoredDocument): void {
    this.#checkPresent();
    this.claim(stored.id);
    this.apply(stored.id, undefined);
  }

  #change(next: StoredDocument): StoredDocument {
    this.claim(next.id);
    return this.apply(next.id, next, this.checkedEntries(next, this.documents.get(next.id)))!;
  }

  /** Makes a checked change: an insert, a new version, or without `next` a delete. */
  apply(
    id: string,
    next: StoredDocument | undefined,
    entries?: Entries,
  ): StoredDocument | undefined {
    const old = this.documents.get(id);
    this.bytes += (next?.bytes.length ?? 0) - (old?.bytes.length ?? 0);
    if (!next) {
      if (!old) {
        // A transaction inserted and deleted it; other transactions conflict as with any write.
        this.#journal.history.recordChange(this, id, undefined);
        return undefined;
      }
      for (const index of this.#maintained) index.remove(old);
      this.documents.delete(id);
      this.#journal.remove(this, old);
      return undefined;
    }
    const stored = { ...next, ref: old?.ref ?? next.ref };
    for (const [index, own] of entries ?? this.entriesOf(stored, old)) {
      if (old) index.move(old, own);
      else index.add(stored, own);
    }
    this.documents.set(id, stored);
    stored.ref.stored = stored;
    this.#journal.put(this, stored, old);
    return stored;
  }

  /** Stores the documents from the log and builds each index once. */
  async fill(documents: Map<string, Uint8Array>): Promise<void> {
    for (const [id, bytes] of documents) {
      reserveMemory(bytes.length, maxShareAtStart);
      this.documents.set(id, withNewRef({ id, bytes, document: decode(bytes) }));
      this.bytes += bytes.length;
      documents.delete(id);
    }
    for (const index of this.#maintained) {
      index.fill(this.documents.values());
      reserveMemory(0, maxShareAtStart);
      await new Promise((resolve) => setImmediate(resolve)); // so that signals are handled
    }
  }

  /** Adds an index without pauses: to a new collection, or while the log is being read. */
  addIndex(spec: IndexSpec): void {
    const index = new CollectionIndex(spec);
    for (const stored of this.documents.values()) index.add(stored);
    this.#publish(index);
  }

  /** Builds an index with pauses; writes maintain it meanwhile. If a document fails, nothing changes. */
  *buildIndex(spec: IndexSpec, clock: Clock): Work<void> {
    const index = new CollectionIndex(spec);
    this.#maintained.add(index);
    let isDone = false;
    try {
      for (const { id } of [...this.documents.values()]) {
        if (clock.shouldPause()) yield;
        const stored = this.documents.get(id);
        if (!stored) continue;
        const entries = index.entriesOf(stored.document);
        index.check(this.namespace, entries, (other) => other !== id);
        index.add(stored, entries);
      }
      this.#checkPresent();
      isDone = true;
    } finally {
      if (!isDone) this.#maintained.delete(index);
    }
    this.#publish(index);
  }

  removeIndex(name: string): void {
    const index = this.indexes.get(name);
    if (index) this.#maintained.delete(index);
    this.indexes.delete(name);
  }

  #publish(index: CollectionIndex): void {
    this.removeIndex(index.spec.name);
    this.#maintained.add(index);
    this.indexes.set(index.spec.name, index);
  }

  /** Another command may drop the collection during a pause. */
  #checkPresent(): void {
    if (!this.isDropped) return;
    throw new StoreError(175, `collection dropped: ${this.namespace}`);
  }

  /** The entries of a document in each index of which the fields have changed. */
  entriesOf({ document }: StoredDocument, old?: StoredDocument): Entries {
    const all: Entries = new Map();
    for (const index of this.#maintained) {
      if (!old || !index.isSame(old.document, document)) all.set(index, index.entriesOf(document));
    }
    return all;
  }

  /** As `entriesOf`; throws if a unique index has one of the entries already. */
  protected checkedEntries(stored: StoredDocument, old?: StoredDocument): Entries {
    const all = this.entriesOf(stored, old);
    for (const [index, entries] of all) {
      if (index.spec.unique) this.checkUnique(index, entries, stored.id);
    }
    return all;
  }
}
