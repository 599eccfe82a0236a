import type { Answer } from './send.ts';
import type { OnSale, OrderTry } from './customers.ts';

/** What the shop was asked for, and what it has acknowledged. */
export interface Ledger {
  books: OnSale[];
  stockBefore: number[];
  /** Orders that were acknowledged, by key. */
  ordered: Map<string, { id: string; uid: string; totalPrice: number }>;
  /** Orders that got no answer; their customers try again with the same key. */
  unanswered: OrderTry[];
  /** Paths of covers that were acknowledged. */
  covers: string[];
  /** Authors of imports that were acknowledged, each with all its rows, and of those that were not. */
  imported: string[];
  notImported: string[];
  /** Answers that nobody should get. */
  odd: string[];
}

export const rowsOfImport = 40;

/** True when it was done; false when nobody knows or the shop said that it cannot now. */
export function isDone(ledger: Ledger, what: string, answer: Answer | undefined): boolean {
  if (!answer || answer.status === 503) return false;
  if (answer.status < 300) return true;
  if (answer.status >= 500) {
    ledger.odd.push(`${what} answered ${answer.status}: ${answer.body.slice(0, 200)}`);
  }
  return false;
}
