import { StoreError, transient, writeConflict } from '../store-error.ts';
import { checkNamespace, type Catalog } from './catalog.ts';
import type { IndexSpec } from './collection-index.ts';
import { maxDocuments, tooManyDocuments, type Collection } from './collection.ts';
import { TransactionView } from './transaction-view.ts';

/** Limited by the size of one log record. */
const maxTransactionBytes = 256 * 1024 * 1024;

/** A multi-document transaction: its snapshot and writes until it commits or aborts. */
export class Transaction {
  readonly snapshot: number;
  readonly ended: Promise<void>;
  isOpen = true;
  readonly #catalog: Catalog;
  readonly #views = new Map<string, TransactionView>();
  readonly #timer: NodeJS.Timeout;
  #resolveEnded!: () => void;

  constructor(catalog: Catalog, lifetimeMs: number) {
    this.#catalog = catalog;
    this.snapshot = catalog.journal.history.takeSnapshot(this);
    this.ended = new Promise((resolve) => (this.#resolveEnded = resolve));
    this.#timer = setTimeout(() => this.abort(), lifetimeMs).unref();
  }

  checkOpen(): void {
    if (!this.isOpen) throw transient(251, 'Transaction has been aborted.');
  }

  changesIn(collection: Collection, at: number) {
    return this.isOpen ? this.#catalog.journal.history.changesAfter(collection, at) : [];
  }

  find(namespace: string): TransactionView | undefined {
    const view = this.#views.get(namespace);
    if (view) return view;
    if (this.#catalog.journal.history.changesAfter(namespace, this.snapshot).length > 0) {
      throw transient(246, `${namespace} was dropped after the transaction began`);
    }
    const collection = this.#catalog.find(namespace);
    if (!collection) return undefined;
    if (collection.claims.exclusiveWaiting) throw transient(24, `${namespace} is being changed`);
    return this.#addView(namespace, collection);
  }

  findOrCreate(namespace: string): TransactionView {
    return this.find(namespace) ?? this.create(namespace);
  }

  /** The collection exists for others when the transaction commits. */
  create(namespace: string): TransactionView {
    checkNamespace(namespace);
    return this.#addView(namespace, undefined);
  }

  createIndex(collection: Collection, spec: IndexSpec): void {
    const view = this.#views.get(collection.namespace)!;
    if (view.isNew && view.documents.size === 0) return view.addIndex(spec);
    const what = `new indexes on existing collection ${view.namespace}`;
    throw new StoreError(263, `Cannot create ${what} in a multi-document transaction.`);
  }

  #addView(namespace: string, collection: Collection | undefined): TransactionView {
    const view = new TransactionView(this, namespace, collection);
    this.#views.set(namespace, view);
    return view;
  }

  commit(): void {
    try {
      this.#checkCommit();
    } catch (error) {
      this.abort();
      throw error;
    }
    for (const view of this.#views.values()) {
      view.applyTo(view.isNew ? this.#catalog.createLike(view) : view.base);
    }
    this.#end();
  }

  #checkCommit(): void {
    this.checkOpen();
    let size = 0;
    for (const { namespace, isNew, bytes, base, documents } of this.#views.values()) {
      if (isNew && this.#catalog.find(namespace)) throw writeConflict();
      if (base.size + documents.size > maxDocuments) throw tooManyDocuments(namespace);
      size += bytes;
    }
    if (size <= maxTransactionBytes) return;
    throw new StoreError(257, `A transaction of more than ${maxTransactionBytes} bytes`);
  }

  abort(): void {
    if (this.isOpen) this.#end();
  }

  #end(): void {
    this.isOpen = false;
    clearTimeout(this.#timer);
    this.#catalog.journal.history.dropSnapshot(this);
    for (const view of this.#views.values()) view.release();
    this.#views.clear();
    this.#resolveEnded();
  }
}
