import { mkdirSync, readFileSync, existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import pLimit from 'p-limit';
import { print } from '../command/run-script.ts';

// Firebase's auth emulator without its command line, which takes seconds to start, and with accounts
// stored in a file. Arguments: HOST PORT PROJECT_ID FOLDER
const [host = '127.0.0.1', port = '9099', projectId = 'demo-storyloom', folder = '.'] =
  process.argv.slice(2);

const require = createRequire(import.meta.url);
const requireOfEmulator = createRequire(require.resolve('firebase-tools/package.json'));
// The emulator validates requests with a large OpenAPI document. Compiling all of it takes seconds, so
// this option of its router compiles the schema of a call at the first request.
const router = requireOfEmulator('exegesis-express') as {
  middleware: (document: object, options: object) => unknown;
};
const { middleware } = router;
router.middleware = (document, options) =>
  middleware(document, { ...options, lazyCompileValidationSchemas: true });
const { createApp } = require('firebase-tools/lib/emulator/auth/server') as {
  createApp: (projectId: string) => Promise<RequestListener>;
};
const { ProjectState } = require('firebase-tools/lib/emulator/auth/state') as {
  ProjectState: {
    prototype: {
      overwriteUserWithLocalId: (this: unknown, localId: string, fields: object) => unknown;
    };
  };
};
interface StoredAccount {
  localId: string;
  validSince?: string;
}

mkdirSync(folder, { recursive: true });
const accountsFile = path.join(folder, 'accounts.json');
const accountsAddress = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
const app = await createApp(projectId);

const server = createServer((req, res) => {
  const isWrite = req.method !== 'GET' && req.method !== 'OPTIONS';
  if (isWrite) res.once('finish', () => void save());
  if (req.url?.includes(':sendOobCode')) res.once('finish', () => void printNewestLink());
  app(req, res);
});
// Otherwise `call` may reuse a connection that the server is just closing.
server.keepAliveTimeout = 0;
server.listen(Number(port), host, () => void start());

async function start(): Promise<void> {
  if (existsSync(accountsFile)) {
    const users = JSON.parse(readFileSync(accountsFile, 'utf8')) as StoredAccount[];
    keepSignedIn(users);
    await call(`${accountsAddress}:batchCreate`, { users });
  }
  if (process.connected) process.send?.({ type: 'ready' });
  else if (process.send) process.exit(0); // the parent has exited
}

/** Keeps sessions over a restart: the emulator would end those of imported accounts. */
function keepSignedIn(users: StoredAccount[]): void {
  const validSince = new Map(users.map((user) => [user.localId, user.validSince]));
  const store = ProjectState.prototype.overwriteUserWithLocalId;
  ProjectState.prototype.overwriteUserWithLocalId = function (localId, fields) {
    const since = validSince.get(localId);
    validSince.delete(localId);
    return store.call(this, localId, since ? { ...fields, validSince: since } : fields);
  };
}

const oneAtATime = pLimit(1);

const save = () =>
  oneAtATime(async () => {
    const next = `${accountsFile}.new`;
    await writeFile(next, JSON.stringify(await allAccounts()), { mode: 0o600, flush: true });
    await rename(next, accountsFile);
  });

async function allAccounts(): Promise<unknown[]> {
  const accounts: unknown[] = [];
  let page: { users: unknown[]; nextPageToken?: string } | undefined;
  do {
    const query = `maxResults=1000&nextPageToken=${page?.nextPageToken ?? ''}`;
    page = (await call(`${accountsAddress}:batchGet?${query}`)) as NonNullable<typeof page>;
    accounts.push(...page.users);
  } while (page.nextPageToken);
  return accounts;
}

/** The demo sends no emails, so the link of a password reset is printed. */
async function printNewestLink(): Promise<void> {
  const { oobCodes } = (await call(`/emulator/v1/projects/${projectId}/oobCodes`)) as {
    oobCodes: { email: string; oobLink: string }[];
  };
  const newest = oobCodes.at(-1);
  if (newest) print(`Mail to ${newest.email} (the demo sends none): ${newest.oobLink}`);
}

async function call(address: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://${host}:${port}${address}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The auth emulator answered ${response.status} to ${address}`);
  return response.json();
}

for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.once(event, () => {
    server.close();
    server.closeAllConnections();
    void oneAtATime(() => process.exit(0));
  });
}
