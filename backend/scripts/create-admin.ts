import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { saveAdmin } from '../src/features/sign-in/save-admin.ts';
import { runScript, print, UserError } from './command/run-script.ts';
import { readOptions } from './command/read-options.ts';
import { withShop } from './command/with-database.ts';

const usage = `npm run admin -- --username NAME [--random]

Makes an administrator, or gives the one of that name a new password.
The password is asked for, or read from a pipe; --random, or saying none, makes one and prints it.
`;

await runScript(async () => {
  const { values } = readOptions({
    usage,
    options: { username: { type: 'string' }, random: { type: 'boolean', default: false } },
  });
  const username = values.username?.trim();
  if (!username) throw new UserError(`Which name?\n\n${usage}`);
  const given = values.random ? '' : await readSecret('Password (none: a random one): ');
  const password = given || randomBytes(15).toString('base64url');
  await withShop(async () => {
    const saved = await saveAdmin(username, password).catch((error: Error) => {
      throw new UserError(error.message);
    });
    const name = saved.username;
    print(saved.isNew ? `${name} is an administrator now.` : `${name} has a new password.`);
  });
  if (!given) print(`Password: ${password}`);
});

/** Reads a line without echo, or from a pipe. */
async function readSecret(question: string): Promise<string> {
  const { stdin: input, stderr } = process;
  if (!input.isTTY) return (await text(input)).replace(/\r?\n$/, '');
  stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  lines.once('SIGINT', () => process.exit(130));
  const secret = await lines.question('');
  lines.close();
  stderr.write('\n');
  return secret;
}
