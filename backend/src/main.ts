import { createServer, type Server } from 'node:http';
import mongoose from 'mongoose';
import { createApp } from './app.ts';
import { backgroundWork } from './background-work.ts';
import { createBookCaches } from './book-caches.ts';
import { loadSettings, SettingsError, type Settings } from './config/env.ts';
import { shopVersion } from './config/version.ts';
import { endHeartbeat } from './database/open-shops.ts';
import { isFirstPasswordInUse } from './features/sign-in/save-admin.ts';
import { limitRequests, limitTimes } from './protection/request-limits.ts';
import { orderedStop } from './runtime/ordered-stop.ts';
import { schedule } from './runtime/schedule.ts';
import { createLog, type Log } from './log.ts';
import { CannotStart, prepareDatabase } from './prepare-database.ts';

const stopTimeoutMs = 4500;

const settings = settingsOrExit();
await serve(settings, createLog(settings.logLevel));

/**
 * One process of the API: connects, listens, and on a signal refuses new work, finishes what runs
 * and closes the database.
 */
async function serve(settings: Settings, log: Log): Promise<void> {
  // Nothing is begun before it serves. The first process of a container hears no signal unasked.
  let stop = async (): Promise<void> => process.exit(0);
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
    process.once(signal, () => void stop());
  await prepareDatabase(settings, log).catch((error: unknown) => {
    if (error instanceof CannotStart) exitWith(error.message);
    throw error;
  });
  let isStopping = false;
  let stopBackgroundWork = async () => {};
  const caches = createBookCaches({ settings, log });
  const app = createApp({ settings, log, isStopping: () => isStopping, caches });
  const admit = limitRequests({ log, corsOrigins: settings.corsOrigins });
  const server = createServer(caches.responses.inFrontOf(app, admit));
  limitTimes(server);
  const stopServer = orderedStop(server);

  stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // Whatever hangs: what was accepted is finished by then, and nothing is lost by ending here.
    setTimeout(() => process.exit(0), stopTimeoutMs).unref();
    await Promise.all([stopServer(), stopBackgroundWork()]);
    caches.stop();
    await endHeartbeat().catch(() => {}); // then what was said holds for a moment longer
    await mongoose.disconnect();
    log.info('stopped');
    process.exit(0);
  };

  const port = await listen(server, settings);
  log.info({ port, host: settings.host, version: shopVersion, pid: process.pid }, 'listening');
  if (!isStopping) stopBackgroundWork = schedule(backgroundWork({ settings, log, caches }), log);
  if (!process.send) return;
  // For who has started this and tells people the password; a hash takes long to compare.
  const isPasswordInUse = await isFirstPasswordInUse(settings.firstAdmin).catch(() => undefined);
  if (process.connected) process.send({ type: 'ready', port, isPasswordInUse });
  else void stop(); // whoever started this was gone before there was anybody to tell
}

/** Returns the port, which is another one than was asked for when that was 0. */
async function listen(server: Server, { port, host }: Settings): Promise<number | undefined> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  }).catch((error: NodeJS.ErrnoException) =>
    exitWith(
      error.code === 'EADDRINUSE'
        ? `Port ${port} on ${host} is taken by another program; set PORT to a free one.`
        : `The API cannot listen on ${host}:${port}: ${error.message}`,
    ),
  );
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
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
