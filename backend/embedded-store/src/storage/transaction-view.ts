import { UUID } from 'bson';
import { writeConflict } from '../store-error.ts';
import {
  withNewRef,
  type CollectionIndex,
  type Entry,
  type StoredDocument,
} from './collection-index.ts';
import { Collection, type Entries } from './collection.ts';
import { Journal } from './journal.ts';
import type { Transaction } from './transaction.ts';

const noJournal = new Journal();

/**
 * A collection as a transaction sees it: the base collection, except for hidden documents, which were
 * changed since the snapshot. The view has their older versions or the transaction's own, in its own
 * indexes; a query reads the base and the view.
 */
export class TransactionView extends Collection {
  readonly base: Collection;
  readonly isNew: boolean;
  /** Documents of the base collection that the transaction must not read there. */
  readonly hidden = new Set<string>();
  /** The transaction's own changes, with the entries of new versions in the base's indexes. */
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

  /** Hides documents that other writers have changed since the last call. */
  refresh(): void {
    const changes = this.#transaction.changesIn(this.base, this.#seenAt);
    for (const { at, id, before } of changes) {
      this.#seenAt = at;
      if (this.hidden.has(id)) continue;
      this.hidden.add(id);
      this.copyIndexes();
      if (before) this.apply(id, withNewRef({ ...before }));
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

  /** Writes need the unique indexes, queries need all. */
  copyIndexes({ all = false } = {}): void {
    if (this.indexes.size >= this.base.indexes.size) return;
    for (const [name, { spec }] of this.base.indexes) {
      if ((all || spec.unique) && !this.indexes.has(name)) this.addIndex(spec);
    }
  }

  /** Applies the writes to the collection. They were checked and claimed, so they cannot fail. */
  applyTo(collection: Collection): void {
    for (const [id, entries] of this.#written) {
      collection.apply(id, this.documents.get(id), this.isNew ? undefined : entries);
    }
  }

  release(): void {
    this.base.claims.release(this.#transaction, this.#claims);
  }
}
