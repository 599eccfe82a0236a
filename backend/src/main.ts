import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { createBookCaches } from './book-caches.ts';
import { loadSettings, SettingsError, type Settings } from './config/env.ts';
import { shopVersion } from './config/version.ts';
import { findLacking } from './db/check-server.ts';
import { connect, createIndexes, disconnect, explainNoConnection } from './db/connect.ts';
import { hasUnfinishedRestore } from './db/unfinished-restore.ts';
import {
  eraseCustomer as eraseAccount,
  startResumingErasing,
} from './features/account/erase-customer.ts';
import { ensureFirstAdmin, isFirstPasswordInUse } from './features/admin-session/save-admin.ts';
import { startCountingCustomers } from './features/customers/count-customers.ts';
import { upgradeBooks } from './features/books/upgrade-books.ts';
import { startResumingErasures } from './features/customers/erase-customer.ts';
import { eraseTracesOf } from './features/customers/erase-traces.ts';
import { startLetters } from './features/letters/start-letters.ts';
import { startResumingOrders } from './features/orders/resume-orders.ts';
import { upgradeOrders } from './features/orders/upgrade-orders.ts';
import { createRateLimitIndexes } from './http/rate-limit.ts';
import { orderedStop } from './http/ordered-stop.ts';
import { createLog } from './log.ts';
import { startFilingChanges } from './trail/file-changes.ts';

// Connect, listen, and on a signal: refuse new work, finish what runs, then close the database.
const longestStopMs = 4500;
const settings = settingsOrExit();
const log = createLog(settings.logLevel);
let isStopping = false;

try {
  await connect(settings.mongodbUri, { isPatient: true });
} catch (error) {
  exitWith(explainNoConnection(error as Error));
}
const lacking = await findLacking();
if (!lacking) log.warn('it could not be told whether the database can do all that the shop asks');
else if (lacking.length > 0) {
  exitWith(
    `This database cannot do what the shop asks: ${lacking.join(', ')}. Set MONGODB_URI to a MongoDB from version 7, or see "Any MongoDB" in backend/README.md.`,
  );
}
if (await hasUnfinishedRestore()) {
  exitWith(
    'A restore of this database did not end. Run npm run restore once more, with --replace.',
  );
}
await upgradeOrders();
await upgradeBooks();
await createIndexes();
await createRateLimitIndexes();
await disconnect();
await connect(settings.mongodbUri);
await ensureFirstAdmin(settings.firstAdmin);
// For who has started this and tells people the password.
const isPasswordInUse = process.send && (await isFirstPasswordInUse(settings.firstAdmin));
const stopLetters = startLetters({ settings, log });
const stops = [
  startResumingOrders(log),
  startFilingChanges(log),
  startResumingErasing(log, eraseTracesOf),
  startResumingErasures(log, eraseAccount),
  startCountingCustomers(log),
];

const caches = createBookCaches({ settings, log });
const app = createApp({ settings, log, isStopping: () => isStopping, caches });
const server = createServer(caches.responses.inFrontOf(app));
server.headersTimeout = 20_000;
server.requestTimeout = 30_000;
// Longer than clients and proxies keep theirs (60 s): the side that closes first must not be this
// one, or a request that is sent at that moment is lost.
server.keepAliveTimeout = 65_000;
const stopServer = orderedStop(server);
server.on('error', (error: NodeJS.ErrnoException) =>
  exitWith(
    error.code === 'EADDRINUSE'
      ? `Port ${settings.port} on ${settings.host} is taken by another program; set PORT to a free one.`
      : `The API cannot listen on ${settings.host}:${settings.port}: ${error.message}`,
  ),
);
server.listen(settings.port, settings.host, () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  log.info({ port, host: settings.host, version: shopVersion }, 'listening');
  caches.start();
  process.send?.({ type: 'ready', port, isPasswordInUse });
});

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
  process.once(signal, () => void stop());

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // Whatever hangs: what was accepted is finished by then, and nothing is lost by ending here.
  setTimeout(() => process.exit(0), longestStopMs).unref();
  for (const stopWork of stops) stopWork();
  await Promise.all([stopServer(), stopLetters()]);
  caches.stop();
  await disconnect();
  log.info('stopped');
  process.exit(0);
}

function settingsOrExit(): Settings {
  try {
    return loadSettings();
  } catch (error) {
    if (error instanceof SettingsError) exitWith(error.message);
    throw error;
  }
}

function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
