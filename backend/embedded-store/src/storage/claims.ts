import type { Work } from '../clock.ts';
import { writeConflict } from '../store-error.ts';
import type { Transaction } from './transaction.ts';

/** Thrown by a write to a document or key that an open transaction has written; retry after `until`. */
export class Blocked extends Error {
  readonly until: Promise<void>;

  constructor(until: Promise<void>) {
    super('an open transaction has written it');
    this.until = until;
  }
}

/** The write locks that open transactions hold in a collection. */
export class Claims {
  /** The open transactions that have used the collection. */
  readonly users = new Set<Transaction>();
  /** Number of commands that wait for exclusive access. */
  exclusiveWaiting = 0;
  /** By unique index and key; a written document is claimed by the key of its `_id`. */
  readonly #owners = new Map<string, Transaction>();

  has(index: string, key: string): boolean {
    return this.#owners.has(claimOf(index, key));
  }

  /** For writes outside of transactions. */
  checkFree(index: string, key: string): void {
    if (this.#owners.size === 0) return;
    const owner = this.#owners.get(claimOf(index, key));
    if (owner) throw new Blocked(owner.ended);
  }

  /** Claims a key until the transaction ends. Returns the claim if it is new. */
  take(index: string, key: string, transaction: Transaction): string | undefined {
    const claim = claimOf(index, key);
    const owner = this.#owners.get(claim);
    if (owner === transaction) return undefined;
    if (owner) throw writeConflict();
    this.#owners.set(claim, transaction);
    return claim;
  }

  release(transaction: Transaction, claims: string[]): void {
    this.users.delete(transaction);
    for (const claim of claims) this.#owners.delete(claim);
  }

  /** Waits for the open transactions on the collection, lets no new one start, and runs the work. */
  *exclusively(work: () => void | Work<void>): Work<void> {
    this.exclusiveWaiting++;
    try {
      for (const { ended } of this.users) yield ended;
      yield* work() ?? [];
    } finally {
      this.exclusiveWaiting--;
    }
  }
}

const claimOf = (index: string, key: string) => `${index}\0${key}`;
