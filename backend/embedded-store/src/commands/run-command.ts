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
import { enterSession, enterTransaction, useNumber } from './session-rules.ts';

type Given = 'body' | 'sections' | 'catalog' | 'cursors' | 'connection';
interface Incoming extends Pick<Request, Given> {
  transactionLifetimeMs: number;
}

/** Longer ones are not kept for a write that is sent again, which is then refused. */
const maxKeptReplyBytes = 64 * 1024;
const maxTimerMs = 2 ** 31 - 1;

/**
 * Runs one command. Whatever goes wrong becomes a reply with MongoDB's code. A long one pauses, so
 * that others are served, signals are heard, and its own end is noticed: the client may be gone.
 */
export function runCommand(
  incoming: Incoming,
  isGone: () => boolean,
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
    if (!session) return finish(run(request, command), request, isGone);
    // The same command sent again waits for the outcome of the first.
    if (session.busy) return session.busy.then(() => runCommand(incoming, isGone));
    const isRetryable = body['autocommit'] === undefined;
    const work = isRetryable
      ? runOnce(request, session, command)
      : runInTransaction(request, command, incoming.transactionLifetimeMs);
    // A retryable write comes to its end, for the client may only have lost its connection.
    const reply = finish(work, request, isRetryable ? () => false : isGone);
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

/** Clients with sessions hear the time of the operation; a server alone cannot meet more than w: 1. */
function encodeResult({ body }: Request, reply: Reply): Uint8Array {
  const { w } = documentArgument(body, 'writeConcern');
  const isMet = w === undefined || w === 'majority' || toNumber(w) <= 1;
  if (!isMet) {
    const error = new StoreError(100, 'Not enough data-bearing nodes');
    reply = { ...reply, writeConcernError: error.toReply() };
  }
  if (!body['lsid']) return encodeReply(reply);
  const operationTime = new Timestamp({ t: Math.floor(Date.now() / 1000), i: ++replies });
  return encodeReply({ ...reply, operationTime });
}

/** A retryable write. Sent again it answers as before; when that is not known, it is refused. */
function* runOnce(request: Request, session: Session, command: Command): Work<Uint8Array> {
  const { journal, sessions } = request.catalog;
  useNumber(request, true);
  const { outcome, transaction, txnNumber } = session;
  if (outcome?.reply) return outcome.reply.buffer;
  if (outcome || transaction) {
    throw new StoreError(217, `The result of the write with the number ${txnNumber} is not known.`);
  }
  const work = run(request, command);
  for (;;) {
    const step = journal.asOne(
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

/** Before its end, and for a long reply, only that it began. */
function outcomeOf(step: IteratorResult<unknown, Uint8Array> | undefined): Session['outcome'] {
  if (!step?.done || step.value.length > maxKeptReplyBytes) return { isCommitted: false };
  return { isCommitted: false, reply: new Binary(step.value) };
}

/** A statement that fails ends its transaction. */
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

/** In one go, or with pauses. */
function finish(
  work: Work<Uint8Array>,
  request: Request,
  isGone: () => boolean,
): Uint8Array | Promise<Uint8Array> {
  const step = work.next();
  return step.done ? step.value : goOn(work, step.value, request, isGone);
}

async function goOn(
  work: Work<Uint8Array>,
  first: Promise<void> | undefined,
  request: Request,
  isGone: () => boolean,
): Promise<Uint8Array> {
  try {
    for (let until = first; ;) {
      const timeout = Math.min(request.clock.leftMs() + 1, maxTimerMs);
      await (until
        ? Promise.race([until, setTimeout(timeout, undefined, { ref: false })])
        : setImmediate());
      if (isGone()) {
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
