import { Binary } from 'bson';
import { isPlain } from '../bson/document.ts';
import { toNumber } from '../bson/sort-key.ts';
import { Transaction } from '../storage/transaction.ts';
import { StoreError, notSupported, transient } from '../store-error.ts';
import type { Command, Request } from './command.ts';

const retryable = new Set(['insert', 'update', 'delete', 'findAndModify', 'findandmodify']);
const endingCommands = new Set(['commitTransaction', 'abortTransaction']);

const invalid = (message: string) => new StoreError(72, message);
export const noSuchTransaction = (txnNumber: number) =>
  transient(251, `Transaction number ${txnNumber} does not match any in-progress transactions.`);
export const notInTransaction = (what: string) =>
  new StoreError(263, `Cannot run '${what}' in a multi-document transaction.`);

/** Checks the session fields of a request and sets its session, if its command has a number. */
export function enterSession(request: Request): void {
  const { body, catalog, name } = request;
  const { txnNumber, autocommit, startTransaction, lsid, readConcern } = body;
  if (readConcern !== undefined) checkReadConcern(readConcern, autocommit === false);
  if (txnNumber === undefined) {
    if (autocommit === undefined && startTransaction === undefined) return;
    throw invalid("'autocommit' field requires a transaction number to also be specified");
  }
  const id: unknown = isPlain(lsid) && lsid['id'];
  if (!(id instanceof Binary)) {
    throw invalid('Transaction number requires a session ID to also be specified');
  }
  if (autocommit !== undefined && autocommit !== false) throw invalid('autocommit must be false');
  if (startTransaction !== undefined && autocommit === undefined) {
    throw invalid("'startTransaction' field requires 'autocommit' field to also be specified");
  }
  if (autocommit === undefined && !retryable.has(name)) {
    throw new StoreError(50768, `txnNumber without autocommit: ${name} is not a retryable write`);
  }
  request.session = catalog.sessions.use(id);
}

function checkReadConcern(readConcern: unknown, isInTransaction: boolean): void {
  if (!isPlain(readConcern)) throw invalid('readConcern must be an object');
  const { level, atClusterTime } = readConcern;
  if (atClusterTime !== undefined) throw notSupported('readConcern.atClusterTime');
  if (isInTransaction && ![undefined, 'local', 'majority', 'snapshot'].includes(level)) {
    throw invalid(
      "The readConcern level of a transaction must be 'local', 'majority' or 'snapshot'",
    );
  }
  if (!isInTransaction && level === 'snapshot') {
    throw notSupported("The readConcern 'snapshot' outside of transactions");
  }
}

/** Starts a new transaction number; the outcome of a lower one is forgotten. */
export function useTxnNumber({ body, session }: Request, isStart: boolean): void {
  const number = toNumber(body['txnNumber']);
  if (number < session!.txnNumber) {
    throw new StoreError(225, `${number} is older than the session's ${session!.txnNumber}`);
  }
  if (number === session!.txnNumber || !isStart) return;
  session!.transaction?.abort();
  session!.transaction = undefined;
  session!.outcome = undefined;
  session!.txnNumber = number;
}

/** Finds or starts the transaction of a command and rejects what MongoDB forbids in one. */
export function enterTransaction(request: Request, command: Command, lifetimeMs: number): void {
  const { body, catalog, name } = request;
  const session = request.session!;
  const number = toNumber(body['txnNumber']);
  const isStart = body['startTransaction'] === true;
  if (isStart && number === session.txnNumber) {
    throw new StoreError(117, `Cannot start a transaction at ${number}: the number is in use`);
  }
  useTxnNumber(request, isStart);
  if (number !== session.txnNumber) throw noSuchTransaction(number);
  const { outcome } = session;
  if (isStart) session.transaction = new Transaction(catalog, lifetimeMs);
  if (endingCommands.has(name)) return;
  if (outcome?.isCommitted) throw new StoreError(256, `Transaction ${number} has been committed.`);
  if (!session.transaction?.isOpen) throw noSuchTransaction(number);
  request.transaction = session.transaction;
  request.collections = session.transaction;
  if (!command.inTransaction) throw notInTransaction(name);
  if (!isStart && body['readConcern'] !== undefined) {
    throw invalid('Only the first command in a transaction may specify a readConcern');
  }
  if (body['writeConcern'] !== undefined) {
    throw invalid('writeConcern is not allowed within a multi-statement transaction');
  }
  if (['admin', 'config', 'local'].includes(request.database)) {
    throw notInTransaction(`${request.database}.${name}`);
  }
}
