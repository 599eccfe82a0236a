import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { type ClientSession } from 'mongoose';
import { transactionRetries } from '../metrics.ts';

/** Below the 7.5 s of a request, and far below the time after which a server ends a transaction. */
const defaultTimeoutMs = 6000;
/** A commit that was sent in time may take so much longer until its result is known. */
const commitMs = 1000;
const maxPauseMs = 250;

const options = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority' },
} as const;

/**
 * No transaction was committed in time. Nothing is kept, unless a commit that was sent succeeds later,
 * with its `afterCommit`: a caller with a request key may try again.
 */
export class TransactionTimeout extends Error {}

type Work<T> = (session: ClientSession) => Promise<T>;

/**
 * Runs `work` in one transaction and commits it: all of its writes are kept, or none. Each read and
 * write must get the `session`, one after the other (no `Promise.all`). After a conflict with another
 * transaction `work` runs again, so it does nothing outside the database; see `afterCommit`. Throws
 * what `work` throws, and `TransactionTimeout` when it does not get through.
 */
export async function inTransaction<T>(
  work: Work<T>,
  { timeoutMs = defaultTimeoutMs } = {},
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt(work, deadline);
    } catch (error) {
      if (!isConflict(error)) throw error;
      transactionRetries.inc();
      const pauseMs = Math.random() * Math.min(maxPauseMs, 5 * 1.5 ** retries);
      if (performance.now() + pauseMs > deadline) throw tooLate({ cause: error });
      await wait(pauseMs);
    }
  }
}

const notices = new WeakMap<ClientSession, (() => void)[]>();

/**
 * Calls `notify` once the transaction of the session is committed, or now when there is none: for
 * caches, search, metrics. It is not called when the transaction fails or runs again.
 */
export function afterCommit(session: ClientSession | null | undefined, notify: () => void): void {
  if (session?.inTransaction()) notices.get(session)?.push(notify);
  else notify();
}

/** Each attempt has a session of its own, so that nothing left of one can write in the next. */
async function attempt<T>(work: Work<T>, deadline: number): Promise<T> {
  const session = mongoose.connection.getClient().startSession();
  notices.set(session, []);
  session.startTransaction(options);
  const running = (async () => work(session))();
  let result: T;
  try {
    result = await withDeadline(deadline, running);
  } catch (error) {
    const ended =
      error instanceof TransactionTimeout
        ? endAfterTimeout(session, running)
        : session.endSession();
    await withDeadline(deadline, ended).catch(() => {}); // the server rolls back by itself, too
    throw error;
  }
  await withDeadline(deadline + commitMs, commit(session, deadline));
  return result;
}

/**
 * The caller has its response while the work still goes on: the driver refuses its next commands.
 * After an abort the driver would run them outside of any transaction.
 */
async function endAfterTimeout(session: ClientSession, running: Promise<unknown>): Promise<void> {
  session.hasEnded = true;
  await Promise.allSettled([running]);
  session.hasEnded = false;
  await session.endSession();
}

/** A commit of which the result got lost is sent again: it has an effect once. */
async function commit(session: ClientSession, deadline: number): Promise<void> {
  try {
    for (;;) {
      try {
        await session.commitTransaction();
        break;
      } catch (error) {
        const isUnknown = hasLabel(error, 'UnknownTransactionCommitResult') && !isConflict(error);
        if (!isUnknown || performance.now() > deadline + commitMs) throw error;
        await wait(Math.random() * 50);
      }
    }
    for (const notify of notices.get(session) ?? []) notify();
  } finally {
    await session.endSession();
  }
}

async function withDeadline<T>(deadline: number, running: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const ms = Math.max(0, deadline - performance.now());
    timer = setTimeout(() => reject(tooLate()), ms);
  });
  return Promise.race([running, late]).finally(() => clearTimeout(timer));
}

function tooLate(errorOptions?: ErrorOptions): TransactionTimeout {
  return new TransactionTimeout('The transaction was not committed in time.', errorOptions);
}

/**
 * WriteConflict; of DocumentDB, which sets no label: "could not serialize access", and "current
 * transaction is aborted", which it answers in place of either to a command with a `maxTimeMS`.
 */
const conflictCodes = new Set([112, 16_777_220, 33_685_826]);

/** Whether the same transaction may get through when it runs again. */
function isConflict(error: unknown): boolean {
  const { code, writeErrors } = (error ?? {}) as { code?: number; writeErrors?: unknown };
  return (
    hasLabel(error, 'TransientTransactionError') ||
    conflictCodes.has(code ?? 0) ||
    [writeErrors ?? []].flat().some(isConflict)
  );
}

function hasLabel(error: unknown, label: string): boolean {
  return error instanceof mongoose.mongo.MongoError && error.hasErrorLabel(label);
}
