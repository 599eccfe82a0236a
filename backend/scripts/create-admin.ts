import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { connect, createIndexes, disconnect, explainNoConnection } from '../src/db/connect.ts';
import { saveAdmin } from '../src/features/admin-session/save-admin.ts';
import { openDatabase } from './demo/open-database.ts';
import { readSecret } from './read-secret.ts';

// npm run admin -- --username NAME: makes an admin, or gives an existing one a new password.

const usage = `npm run admin -- --username NAME [--random]

Makes an administrator, or gives the one of that name a new password.
The password is asked for, or read from a pipe; --random makes one and prints it.
`;

const { values } = parseArgs({
  options: {
    username: { type: 'string' },
    random: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const username = values.username?.trim();

if (values.help) {
  process.stdout.write(usage);
  process.exit(0);
}
if (!username) exitWith(`Which name?\n\n${usage}`);

const password = values.random
  ? randomBytes(15).toString('base64url')
  : await readSecret('Password: ');
const database = await openDatabase().catch((error: Error) => exitWith(error.message));
await connect(database.uri).catch((error: Error) => exitWith(explainNoConnection(error)));
try {
  await createIndexes();
  const done = await saveAdmin(username, password);
  process.stdout.write(
    done === 'made'
      ? `${username} is an administrator now.\n`
      : `${username} has a new password.\n`,
  );
  if (values.random) process.stdout.write(`Password: ${password}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
await disconnect();
await database.close();

function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
