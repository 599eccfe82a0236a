import type { mongo } from 'mongoose';
import { findAuditViolations } from './check-audit.ts';
import { findEmailViolations } from './check-emails.ts';
import { findFigureViolations, type Reports } from './check-figures.ts';
import { findImportViolations } from './check-imports.ts';
import { findKeyViolations } from './check-keys.ts';
import { findErasureViolations } from './check-erasures.ts';
import { findStockViolations } from './check-stock.ts';
import type { Asked } from './asked.ts';
import type { StoreClient } from './store-client.ts';

export type { Reports } from './check-figures.ts';

export interface Expected {
  /** What was asked for, with the responses. */
  asked: Asked[];
  /** As they were stored at first. */
  books: mongo.Document[];
  /** What each API says of the orders. */
  reports: Reports[];
}

const names = [
  ...['books', 'orders', 'queued-emails', 'emails', 'audit-log', 'request-keys'],
  ...['withdrawals', 'admins', 'shelves', 'settings'],
] as const;
export type Stored = Record<string, mongo.Document[]>;

/**
 * Returns what does not hold when a run has settled, in sentences: counted from what is stored and
 * what callers were told, without any code of the shop but the table of an order's states.
 */
export async function findViolations(store: StoreClient, expected: Expected): Promise<string[]> {
  const stored: Stored = {};
  for (const name of names) stored[name] = await store.find(name);
  return [
    ...findStockViolations(stored, expected),
    ...findKeyViolations(stored, expected),
    ...findEmailViolations(stored),
    ...findAuditViolations(stored, expected),
    ...findFigureViolations(stored, expected),
    ...findErasureViolations(stored, expected),
    ...findImportViolations(expected),
    ...findServerErrors(expected),
  ];
}

/** A database that is away or busy is a 503; everything else is a fault of the shop. */
function findServerErrors({ asked }: Expected): string[] {
  return asked
    .filter(({ response }) => response && response.status >= 500 && response.status !== 503)
    .map(({ kind, response }) => `${kind}: ${response?.status} ${JSON.stringify(response?.body)}`);
}
