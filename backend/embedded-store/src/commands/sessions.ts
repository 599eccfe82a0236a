import { Binary } from 'bson';
import { isPlain } from '../bson/document.ts';
import type { Session } from '../storage/sessions.ts';
import { StoreError, typeMismatch } from '../store-error.ts';
import type { Command, Request } from './command.ts';
import { noSuchTransaction } from './session-rules.ts';

/** A repeated commit succeeds, even after a restart: the log record of the changes has the outcome. */
export const commitTransaction: Command = {
  fields: [],
  inTransaction: true,
  run: (request) => {
    const { catalog } = request;
    const session = sessionOf(request);
    const { transaction, outcome, txnNumber } = session;
    if (outcome?.isCommitted) return {};
    if (!transaction?.isOpen) throw noSuchTransaction(txnNumber);
    const isCommitted = { isCommitted: true };
    catalog.journal.asOneRecord(
      () => transaction.commit(),
      () => catalog.sessions.recordOf({ ...session, outcome: isCommitted }),
    );
    session.outcome = isCommitted;
    return {};
  },
};

export const abortTransaction: Command = {
  fields: [],
  inTransaction: true,
  run: (request) => {
    const { transaction, outcome, txnNumber } = sessionOf(request);
    if (outcome?.isCommitted) {
      throw new StoreError(256, `Transaction ${txnNumber} has been committed.`);
    }
    if (!transaction?.isOpen) throw noSuchTransaction(txnNumber);
    transaction.abort();
    return {};
  },
};

function sessionOf({ session, database, name }: Request): Session {
  if (database !== 'admin') {
    throw new StoreError(13, `${name} may only be run against the admin database.`);
  }
  if (!session) throw new StoreError(125, `${name} must be run within a transaction`);
  return session;
}

export const endSessions: Command = {
  run: (request) => {
    for (const session of sessionsNamed(request)) request.catalog.sessions.end(session);
    return {};
  },
};

/** Aborts open transactions; the outcomes of earlier commands stay known. */
export const killSessions: Command = {
  run: (request) => {
    const { body, name, catalog } = request;
    const isAll = Array.isArray(body[name]) && body[name].length === 0;
    const sessions = isAll ? catalog.sessions.all() : sessionsNamed(request);
    for (const { transaction } of sessions) transaction?.abort();
    return {};
  },
};

export const killAllSessions = killSessions;

function sessionsNamed({ body, name, catalog }: Request): Session[] {
  const ids: unknown = body[name];
  if (!Array.isArray(ids)) throw typeMismatch(`BSON field '${name}' must be an array`);
  return ids.flatMap((entry: unknown) => {
    const id: unknown = isPlain(entry) && entry['id'];
    return (id instanceof Binary && catalog.sessions.find(id)) || [];
  });
}
