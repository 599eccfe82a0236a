import type { mongo } from 'mongoose';
import { findArrivalViolations } from './check-arrivals.ts';
import { findAuditViolations } from './check-audit.ts';
import { findEmailViolations } from './check-emails.ts';
import { findFigureViolations, type Reports } from './check-figures.ts';
import { findImportViolations } from './check-imports.ts';
import { findKeyViolations } from './check-keys.ts';
import { findErasureViolations } from './check-erasures.ts';
import { findMessageViolations } from './check-messages.ts';
import { findPromisedDayViolations } from './check-promised-days.ts';
import { findStockViolations } from './check-stock.ts';
import { findVatViolations } from './check-vat.ts';
import { findWithdrawalViolations } from './check-withdrawals.ts';
import type { SentRequest } from '../sent-request.ts';
import type { StoreClient } from '../store-client.ts';

export type { Reports } from './check-figures.ts';

export interface Expected {
  /** The requests with their responses. */
  asked: SentRequest[];
  /** The initial documents. */
  books: mongo.Document[];
  /** The figures of each API. */
  reports: Reports[];
}

const names = [
  'books',
  'orders',
  'queued-emails',
  'emails',
  'audit-log',
  'request-keys',
  'withdrawals',
  'admins',
  'shelves',
  'settings',
  'order-messages',
  'customers',
] as const;
export type Stored = Record<string, mongo.Document[]>;

/**
 * Returns violations after a run has settled, as sentences. It compares stored data and responses
 * without code of the shop, except the table of an order's states.
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
    ...findArrivalViolations(stored, expected),
    ...findPromisedDayViolations(stored, expected),
    ...findMessageViolations(stored, expected),
    ...findWithdrawalViolations(stored, expected),
    ...findVatViolations(stored, expected),
    ...findServerErrors(expected),
  ];
}

/** An unreachable or busy database is a 503; every other 5xx is a fault of the shop. */
function findServerErrors({ asked }: Expected): string[] {
  return asked
    .filter(({ response }) => response && response.status >= 500 && response.status !== 503)
    .map(({ kind, response }) => `${kind}: ${response?.status} ${JSON.stringify(response?.body)}`);
}
