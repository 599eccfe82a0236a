import type { Work } from '../clock.ts';
import { writeConflict } from '../store-error.ts';
import type { Transaction } from './transaction.ts';

/** A write wants what an open transaction has written: it waits for the end of that one. */
export class Blocked extends Error {
  readonly until: Promise<void>;

  constructor(until: Promise<void>) {
    super('an open transaction has written it');
    this.until = until;
  }
}

/** What open transactions have of a collection. */
export class Claims {
  /** Those that have used it. */
  readonly users = new Set<Transaction>();
  /** How many commands want it without them. */
  waitingAlone = 0;
  /** By the unique index and the key in it: for a written document that of its `_id`. */
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

  /** The first one has it until it ends. Returns the claim, unless it had it already. */
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

  /** Runs work that no transaction on the collection could bear: after their end, before others. */
  *alone(work: () => void | Work<void>): Work<void> {
    this.waitingAlone++;
    try {
      for (const { ended } of this.users) yield ended;
      yield* work() ?? [];
    } finally {
      this.waitingAlone--;
    }
  }
}

const claimOf = (index: string, key: string) => `${index}\0${key}`;
