import { UUID } from 'bson';
import { writeConflict } from '../store-error.ts';
import {
  atNewPlace,
  type CollectionIndex,
  type Entry,
  type StoredDocument,
} from './collection-index.ts';
import { Collection, type Entries } from './collection.ts';
import { Journal } from './journal.ts';
import type { Transaction } from './transaction.ts';

const noJournal = new Journal();

/**
 * The snapshot of a collection in a transaction: the current collection without the documents that
 * other writers changed since the snapshot or that the transaction wrote; the view holds their older
 * or own versions instead. It keeps only these, in indexes like those of the collection, and a query
 * reads both.
 */
export class TransactionView extends Collection {
  readonly base: Collection;
  readonly isNew: boolean;
  /** Documents of the collection that the transaction must not see as they are now. */
  readonly hidden = new Set<string>();
  /** Its own changes; of the new versions, the entries in the indexes of the collection. */
  readonly #written = new Map<string, Entries | undefined>();
  readonly #claims: string[] = [];
  readonly #transaction: Transaction;
  #seenAt: number;

  constructor(transaction: Transaction, namespace: string, base: Collection | undefined) {
    super(0, namespace, base?.uuid ?? new UUID(), noJournal);
    this.base = base ?? new Collection(0, namespace, this.uuid, noJournal);
    this.isNew = !base;
    this.#transaction = transaction;
    this.#seenAt = transaction.snapshot;
    this.base.claims.users.add(transaction);
  }

  /** Adds changes of other writers since its last use. */
  refresh(): void {
    const changes = this.#transaction.changesIn(this.base, this.#seenAt);
    for (const { at, id, before } of changes) {
      this.#seenAt = at;
      if (this.hidden.has(id)) continue;
      this.hidden.add(id);
      this.copyIndexes();
      if (before) this.apply(id, atNewPlace({ ...before }));
    }
  }

  /** True when the snapshot equals the collection. */
  isClean(): boolean {
    this.refresh();
    return this.hidden.size === 0;
  }

  override get size(): number {
    return this.base.size + this.documents.size;
  }

  override get(id: string): StoredDocument | undefined {
    this.refresh();
    return this.documents.get(id) ?? (this.hidden.has(id) ? undefined : this.base.get(id));
  }

  /** The first writer of a document claims it until the transaction ends; others conflict. */
  protected override claim(id: string): void {
    this.#transaction.checkOpen();
    this.refresh();
    if (this.hidden.has(id) && !this.#written.has(id)) throw writeConflict();
    this.#claimKey('_id_', id);
    this.hidden.add(id);
    this.#written.set(id, undefined);
    this.copyIndexes();
  }

  protected override checkedEntries(next: StoredDocument, old?: StoredDocument): Entries {
    this.#written.set(next.id, this.base.entriesOf(next, this.base.get(next.id)));
    return super.checkedEntries(next, old);
  }

  protected override checkUnique(index: CollectionIndex, entries: Entry[], id: string): void {
    super.checkUnique(index, entries, id);
    this.base.indexes.get(index.spec.name)?.check(this.namespace, entries, (other) => {
      if (other === id || this.#written.has(other)) return false;
      if (this.hidden.has(other)) throw writeConflict();
      return true;
    });
    for (const { key } of entries) this.#claimKey(index.spec.name, key);
  }

  #claimKey(index: string, key: string): void {
    const claim = this.base.claims.take(index, key, this.#transaction);
    if (claim) this.#claims.push(claim);
  }

  /** Unique indexes are for writes, the others for queries, of which there may be none. */
  copyIndexes({ all = false } = {}): void {
    if (this.indexes.size >= this.base.indexes.size) return;
    for (const [name, { spec }] of this.base.indexes) {
      if ((all || spec.unique) && !this.indexes.has(name)) this.addIndex(spec);
    }
  }

  /** Applies its writes to the collection. They cannot fail: they were checked and claimed. */
  applyTo(collection: Collection): void {
    for (const [id, entries] of this.#written) {
      collection.apply(id, this.documents.get(id), this.isNew ? undefined : entries);
    }
  }

  release(): void {
    this.base.claims.release(this.#transaction, this.#claims);
  }
}
