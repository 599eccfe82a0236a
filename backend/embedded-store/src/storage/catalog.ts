import { UUID } from 'bson';
import type { Clock, Work } from '../clock.ts';
import { decode, encode, type Document } from '../bson/document.ts';
import { StoreError } from '../store-error.ts';
import type { IndexSpec } from './collection-index.ts';
import { Collection } from './collection.ts';
import { change, Journal, kinds, type Change } from './journal.ts';
import { Sessions } from './sessions.ts';
import { idOf } from './stored-id.ts';

/** All collections by namespace; restores them from the log and writes their state for a new one. */
export class Catalog {
  readonly journal = new Journal();
  readonly sessions = new Sessions();
  readonly collections = new Map<string, Collection>();
  readonly #byNumber = new Map<number, Collection>();
  #lastNumber = 0;
  /** While the log is being read: the last version of each document, not decoded yet. */
  readonly #unread = new Map<Collection, Map<string, Uint8Array>>();

  find(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  findOrCreate(namespace: string): Collection {
    return this.collections.get(namespace) ?? this.create(namespace);
  }

  ofDatabase(database: string): Collection[] {
    return [...this.collections.values()].filter(({ namespace }) =>
      namespace.startsWith(`${database}.`),
    );
  }

  create(namespace: string): Collection {
    checkNamespace(namespace);
    const collection = this.#add(this.#lastNumber + 1, namespace, new UUID());
    this.journal.record(change.createCollection, collection, {
      namespace,
      uuid: collection.uuid,
    });
    return collection;
  }

  /** On commit: creates a collection that the transaction created, with its indexes. */
  createLike({ namespace, indexes }: Collection): Collection {
    const collection = this.create(namespace);
    for (const { spec } of indexes.values()) {
      if (spec.name === '_id_') continue;
      collection.addIndex(spec);
      this.journal.record(change.createIndex, collection, spec);
    }
    return collection;
  }

  drop(collection: Collection): void {
    this.journal.history.recordChange(collection.namespace, '', undefined);
    collection.isDropped = true;
    this.collections.delete(collection.namespace);
    this.#byNumber.delete(collection.number);
    this.journal.record(change.dropCollection, collection, {});
  }

  *createIndex(collection: Collection, spec: IndexSpec, clock: Clock): Work<void> {
    yield* collection.claims.exclusively(() => collection.buildIndex(spec, clock));
    this.journal.record(change.createIndex, collection, spec);
  }

  dropIndex(collection: Collection, name: string): void {
    collection.removeIndex(name);
    this.journal.record(change.dropIndex, collection, { name });
  }

  /** Applies a change from the log. Changes are idempotent. */
  apply({ kind, collection: number, bytes: view }: Change): void {
    // A copy: a stored document must not keep a chunk of the file in memory.
    const bytes = Uint8Array.prototype.slice.call(view);
    const collection = this.#byNumber.get(number);
    if (kind === change.put) {
      if (collection) this.#unreadOf(collection).set(idOf(bytes), bytes);
    } else if (kind === change.remove) {
      if (collection) this.#unreadOf(collection).delete(idOf(bytes));
    } else if (kind === change.session) this.sessions.restore(decode(bytes));
    else this.#applyToCollection(kind, number, decode(bytes));
  }

  #applyToCollection(kind: number, number: number, content: Document): void {
    const collection = this.#byNumber.get(number);
    if (!kinds.has(kind)) throw new Error(`the log holds a change of the unknown kind ${kind}`);
    if (kind === change.createCollection) {
      if (collection) return;
      const uuid = new UUID((content['uuid'] as UUID).toHexString());
      this.#add(number, content['namespace'] as string, uuid);
    } else if (!collection) return;
    else if (kind === change.dropCollection) this.drop(collection);
    else if (kind === change.createIndex) collection.addIndex(content as IndexSpec);
    else if (kind === change.dropIndex) collection.removeIndex(content['name'] as string);
  }

  #unreadOf(collection: Collection): Map<string, Uint8Array> {
    const unread = this.#unread.get(collection) ?? new Map<string, Uint8Array>();
    this.#unread.set(collection, unread);
    return unread;
  }

  /** Call it after reading the log: decodes the remaining documents and builds the indexes. */
  async finishReading(): Promise<void> {
    for (const [collection, documents] of this.#unread) {
      if (!collection.isDropped) await collection.fill(documents);
    }
    this.#unread.clear();
  }

  /** The whole state as changes, for a new base file. The documents are shared, not copied. */
  snapshot(): Iterable<Change> {
    const collections = [...this.collections.values()].map((collection) => ({
      number: collection.number,
      about: { namespace: collection.namespace, uuid: collection.uuid },
      specs: [...collection.indexes.values()].map(({ spec }) => spec),
      documents: [...collection.documents.values()],
    }));
    const sessions = this.sessions.records();
    return (function* () {
      for (const record of sessions) {
        yield { kind: change.session, collection: 0, bytes: encode(record) };
      }
      for (const { number, about, specs, documents } of collections) {
        yield { kind: change.createCollection, collection: number, bytes: encode(about) };
        for (const spec of specs) {
          if (spec.name === '_id_') continue;
          yield { kind: change.createIndex, collection: number, bytes: encode(spec) };
        }
        for (const { bytes } of documents) yield { kind: change.put, collection: number, bytes };
      }
    })();
  }

  #add(number: number, namespace: string, uuid: UUID): Collection {
    const collection = new Collection(number, namespace, uuid, this.journal);
    this.#lastNumber = Math.max(this.#lastNumber, number);
    this.collections.set(namespace, collection);
    this.#byNumber.set(number, collection);
    return collection;
  }
}

export function checkNamespace(namespace: string): void {
  const dot = namespace.indexOf('.');
  const [database, name] = [namespace.slice(0, dot), namespace.slice(dot + 1)];
  const isBad =
    !database ||
    !name ||
    /[/\\. "$\0]/.test(database) ||
    Buffer.byteLength(database) > 63 ||
    Buffer.byteLength(namespace) > 255 ||
    /^\.|\.$|\$|\0/.test(name);
  if (isBad) throw new StoreError(73, `Invalid namespace specified '${namespace}'`);
}
