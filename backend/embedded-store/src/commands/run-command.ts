import { setImmediate, setTimeout } from 'node:timers/promises';
import { Binary, Timestamp } from 'bson';
import { Clock, resultOf, type Work } from '../clock.ts';
import { encode } from '../bson/document.ts';
import { toNumber } from '../bson/sort-key.ts';
import type { Session } from '../storage/sessions.ts';
import { StoreError } from '../store-error.ts';
import { encodeReply, type Reply } from '../wire/reply.ts';
import { checkFields, countArgument, documentArgument } from './arguments.ts';
import { commonFields, type Command, type Request } from './command.ts';
import { commands } from './commands.ts';
import { enterSession, enterTransaction, useTxnNumber } from './session-rules.ts';

interface Incoming extends Pick<
  Request,
  'body' | 'sections' | 'catalog' | 'cursors' | 'connection'
> {
  transactionLifetimeMs: number;
}

/** Longer replies are not stored; a retry of their write is refused. */
const maxKeptReplyBytes = 64 * 1024;
const maxTimerMs = 2 ** 31 - 1;

/**
 * Runs one command. An error becomes a reply with MongoDB's code. A long command pauses, so that
 * other commands and signals are handled, and ends when its client has disconnected.
 */
export function runCommand(
  incoming: Incoming,
  isDisconnected: () => boolean,
): Uint8Array | Promise<Uint8Array> {
  try {
    const { body, catalog } = incoming;
    const [name = ''] = Object.keys(body);
    const database: unknown = body['$db'];
    if (typeof database !== 'string')
      throw new StoreError(40414, 'OP_MSG requests require a $db argument');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new StoreError(59, `no such command: '${name}'`);
    if (command.fields) checkFields(name, body, command.fields, commonFields);
    const clock = new Clock(countArgument(body, 'maxTimeMS') || Infinity);
    const scope = { variables: new Map(), clock };
    const request: Request = { ...incoming, collections: catalog, name, database, clock, scope };
    enterSession(request);
    const { session } = request;
    if (!session) return runToEnd(run(request, command), request, isDisconnected);
    // A retry waits for the outcome of the first attempt.
    if (session.busy) return session.busy.then(() => runCommand(incoming, isDisconnected));
    const isRetryable = body['autocommit'] === undefined;
    const work = isRetryable
      ? runOnce(request, session, command)
      : runInTransaction(request, command, incoming.transactionLifetimeMs);
    // A retryable write always finishes: its client may reconnect and ask for the outcome.
    const reply = runToEnd(work, request, isRetryable ? () => false : isDisconnected);
    if (reply instanceof Promise) session.busy = reply.finally(() => (session.busy = undefined));
    return reply;
  } catch (error) {
    return encodeError(error);
  }
}

function* run(request: Request, command: Command): Work<Uint8Array> {
  return encodeResult(request, yield* resultOf(command.run(request)));
}

let replies = 0;

/** Sessions get an operationTime; a single server cannot satisfy more than w: 1. */
function encodeResult({ body }: Request, reply: Reply): Uint8Array {
  const { w } = documentArgument(body, 'writeConcern');
  if (w !== undefined && w !== 'majority' && !(toNumber(w) <= 1)) {
    const error = new StoreError(100, 'Not enough data-bearing nodes');
    reply = { ...reply, writeConcernError: error.toReply() };
  }
  if (!body['lsid']) return encodeReply(reply);
  const operationTime = new Timestamp({ t: Math.floor(Date.now() / 1000), i: ++replies });
  return encodeReply({ ...reply, operationTime });
}

/** A retryable write. A retry gets the first reply; when that was not stored, it is refused. */
function* runOnce(request: Request, session: Session, command: Command): Work<Uint8Array> {
  const { journal, sessions } = request.catalog;
  useTxnNumber(request, true);
  const { outcome, transaction, txnNumber } = session;
  if (outcome?.reply) return outcome.reply.buffer;
  if (outcome || transaction) {
    throw new StoreError(217, `The result of the write with the number ${txnNumber} is not known.`);
  }
  const work = run(request, command);
  for (;;) {
    const step = journal.asOneRecord(
      () => work.next(),
      (done) => {
        session.outcome = outcomeOf(done);
        return sessions.recordOf(session);
      },
    );
    if (step.done) {
      session.outcome = outcomeOf(step);
      return step.value;
    }
    yield step.value;
  }
}

/** Without a reply while the write runs, and when the reply is too long to store. */
function outcomeOf(step: IteratorResult<unknown, Uint8Array> | undefined): Session['outcome'] {
  if (!step?.done || step.value.length > maxKeptReplyBytes) return { isCommitted: false };
  return { isCommitted: false, reply: new Binary(step.value) };
}

/** A failed statement aborts its transaction. */
function* runInTransaction(
  request: Request,
  command: Command,
  lifetimeMs: number,
): Work<Uint8Array> {
  let isDone = false;
  try {
    enterTransaction(request, command, lifetimeMs);
    const reply = yield* resultOf(command.run(request));
    isDone = reply['writeErrors'] === undefined;
    if (isDone) request.transaction?.checkOpen();
    return encodeResult(request, reply);
  } finally {
    if (!isDone) request.transaction?.abort();
  }
}

function runToEnd(
  work: Work<Uint8Array>,
  request: Request,
  isDisconnected: () => boolean,
): Uint8Array | Promise<Uint8Array> {
  const step = work.next();
  return step.done ? step.value : runWithPauses(work, step.value, request, isDisconnected);
}

async function runWithPauses(
  work: Work<Uint8Array>,
  first: Promise<void> | undefined,
  request: Request,
  isDisconnected: () => boolean,
): Promise<Uint8Array> {
  try {
    for (let until = first; ;) {
      const timeout = Math.min(request.clock.remainingMs() + 1, maxTimerMs);
      await (until
        ? Promise.race([until, setTimeout(timeout, undefined, { ref: false })])
        : setImmediate());
      if (isDisconnected()) {
        work.return(undefined as never);
        throw new StoreError(279, 'the client has gone');
      }
      request.clock.resume();
      const step = work.next();
      if (step.done) return step.value;
      until = step.value;
    }
  } catch (error) {
    return encodeError(error);
  }
}

export function encodeError(error: unknown): Uint8Array {
  const known =
    error instanceof StoreError ? error : new StoreError(8, String((error as Error).message));
  return encode({ ok: 0, ...known.toReply() });
}
