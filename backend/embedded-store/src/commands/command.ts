import type { Clock, Work } from '../clock.ts';
import type { Document } from '../bson/document.ts';
import type { Scope } from '../expression/scope.ts';
import type { Reply } from '../wire/reply.ts';
import type { Catalog } from '../storage/catalog.ts';
import type { Session } from '../storage/sessions.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { Cursors } from './cursors.ts';

export interface Request {
  name: string;
  database: string;
  body: Document;
  /** Document sequences next to the body, undecoded. */
  sections: Map<string, Uint8Array[]>;
  catalog: Catalog;
  /** What it reads and writes: the catalog, or what its transaction sees of it. */
  collections: Catalog | Transaction;
  session?: Session;
  transaction?: Transaction;
  cursors: Cursors;
  connection: { id: number; address: string };
  clock: Clock;
  /** What its expressions can name. */
  scope: Scope;
}

export interface Command {
  /** The fields it takes; undefined when it takes any. */
  fields?: string[];
  /** Commands that take longer with more data pause here. */
  run: (request: Request) => Reply | Work<Reply>;
  /** May be part of a multi-document transaction. */
  inTransaction?: boolean;
}

/** Fields that every command takes. Some have no meaning for a single server without users. */
export const commonFields = new Set([
  ...['$db', '$readPreference', '$clusterTime', 'lsid', 'txnNumber', 'readConcern'],
  ...['writeConcern', 'maxTimeMS', 'comment', 'apiVersion', 'apiStrict'],
  ...['apiDeprecationErrors', 'bypassDocumentValidation', 'allowDiskUse'],
  ...['allowPartialResults', 'maxTimeMSOpOnly', 'autocommit', 'startTransaction'],
  ...['serialization_context', '$configServerState', '$audit', '$client'],
]);
