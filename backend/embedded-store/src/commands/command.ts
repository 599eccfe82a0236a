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
  /** The catalog, or the transaction's view of it. */
  collections: Catalog | Transaction;
  session?: Session;
  transaction?: Transaction;
  cursors: Cursors;
  connection: { id: number; address: string };
  clock: Clock;
  scope: Scope;
}

export interface Command {
  /** The accepted fields; without a list, all. */
  fields?: string[];
  run: (request: Request) => Reply | Work<Reply>;
  /** Whether a multi-document transaction may contain it. */
  inTransaction?: boolean;
}

/** Fields that every command takes. Some have no meaning for a single server without users. */
export const commonFields = new Set([
  '$db',
  '$readPreference',
  '$clusterTime',
  'lsid',
  'txnNumber',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  'bypassDocumentValidation',
  'allowDiskUse',
  'allowPartialResults',
  'maxTimeMSOpOnly',
  'autocommit',
  'startTransaction',
  'serialization_context',
  '$configServerState',
  '$audit',
  '$client',
]);
