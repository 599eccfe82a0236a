import { StoreError } from '../store-error.ts';
import { encode, type Document } from '../bson/document.ts';
import { encodeReply } from '../wire/reply.ts';
import { checkCollation, checkFields } from './arguments.ts';
import type { Request } from './command.ts';
import { commands } from './commands.ts';

/** Runs one command. Whatever goes wrong becomes an answer with MongoDB's code. */
export function runCommand(request: Omit<Request, 'name' | 'database'>): Uint8Array {
  try {
    const { body } = request;
    const [name = ''] = Object.keys(body);
    const database: unknown = body['$db'];
    if (typeof database !== 'string')
      throw new StoreError(40414, 'OP_MSG requests require a $db argument');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) {
      throw new StoreError(59, `no such command: '${name}'`);
    }
    if (body['txnNumber'] !== undefined || body['startTransaction'] !== undefined) {
      throw new StoreError(
        20,
        'Transaction numbers are only allowed on a replica set member or mongos',
      );
    }
    if (command.fields) {
      checkFields(name, body, command.fields);
      checkCollation(body['collation']);
    }
    return encodeReply(command.run({ ...request, name, database }));
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
