import { Clock, type Work } from '../clock.ts';
import { encode, type Document } from '../bson/document.ts';
import { StoreError } from '../store-error.ts';
import { encodeReply, type Reply } from '../wire/reply.ts';
import { checkFields, countArgument } from './arguments.ts';
import { commonFields, type Request } from './command.ts';
import { commands } from './commands.ts';

type Incoming = Omit<Request, 'name' | 'database' | 'clock' | 'scope'>;

/**
 * Runs one command. Whatever goes wrong becomes a reply with MongoDB's code. A long one pauses, so
 * that others are served, signals are heard, and its own end is noticed: the client may be gone.
 */
export function runCommand(
  incoming: Incoming,
  isGone: () => boolean,
): Uint8Array | Promise<Uint8Array> {
  try {
    const { body } = incoming;
    const [name = ''] = Object.keys(body);
    const database: unknown = body['$db'];
    if (typeof database !== 'string')
      throw new StoreError(40414, 'OP_MSG requests require a $db argument');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new StoreError(59, `no such command: '${name}'`);
    if (body['txnNumber'] !== undefined || body['startTransaction'] !== undefined) {
      throw new StoreError(
        20,
        'Transaction numbers are only allowed on a replica set member or mongos',
      );
    }
    if (command.fields) checkFields(name, body, command.fields, commonFields);
    const clock = new Clock(countArgument(body, 'maxTimeMS') || Infinity);
    const scope = { variables: new Map(), clock };
    const request: Request = { ...incoming, name, database, clock, scope };
    const running = command.run(request);
    if (!isWork(running)) return encodeReply(running);
    const step = running.next();
    if (step.done) return encodeReply(step.value);
    return goOn(running, request, isGone);
  } catch (error) {
    return encodeError(error);
  }
}

const isWork = (running: Reply | Work<Reply>): running is Work<Reply> => Symbol.iterator in running;

async function goOn(
  work: Work<Reply>,
  request: Request,
  isGone: () => boolean,
): Promise<Uint8Array> {
  try {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      if (isGone()) {
        work.return(undefined as never);
        throw new StoreError(279, 'the client has gone');
      }
      request.clock.resume();
      const step = work.next();
      if (step.done) return encodeReply(step.value);
    }
  } catch (error) {
    return encodeError(error);
  }
}

export function encodeError(error: unknown): Uint8Array {
  const known =
    error instanceof StoreError ? error : new StoreError(8, String((error as Error).message));
  const reply: Document = {
    ok: 0,
    errmsg: known.message,
    code: known.code,
    codeName: known.codeName,
    ...known.details,
  };
  return encode(reply);
}
