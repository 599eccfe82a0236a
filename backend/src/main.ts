import { createServer, type Server } from 'node:http';
import mongoose from 'mongoose';
import { createApp } from './app.ts';
import { backgroundWork } from './background-work.ts';
import { createBookCaches } from './book-caches.ts';
import { loadEnvironment, EnvironmentError, type Environment } from './config/env.ts';
import { shopVersion } from './config/version.ts';
import { endHeartbeat } from './database/heartbeat.ts';
import { isFirstPasswordInUse } from './features/sign-in/save-admin.ts';
import { limitRequests, limitTimes } from './protection/request-limits.ts';
import { workPostponed } from './runtime/continue-in-background.ts';
import { orderedStop } from './runtime/ordered-stop.ts';
import { schedule } from './runtime/schedule.ts';
import { createLog, type Log } from './log.ts';
import { CannotStart, prepareDatabase } from './prepare-database.ts';

const stopTimeoutMs = 4500;

const env = environmentOrExit();
await serve(env, createLog(env.logLevel));

/**
 * One process of the API: connects, listens, and on a signal refuses new work, finishes what runs
 * and closes the database.
 */
async function serve(env: Environment, log: Log): Promise<void> {
  // Until the server listens, a signal ends the process; the first process of a container ignores it by default.
  let stop = async (): Promise<void> => process.exit(0);
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
    process.once(signal, () => void stop());
  await prepareDatabase(env, log).catch((error: unknown) => {
    if (error instanceof CannotStart) exitWith(error.message);
    throw error;
  });
  workPostponed.listen(({ error, message }) => log.warn({ err: error }, message));
  let isStopping = false;
  let stopBackgroundWork = async () => {};
  const caches = createBookCaches({ env, log });
  const app = createApp({ env, log, isStopping: () => isStopping, caches });
  const admit = limitRequests({ log, corsOrigins: env.corsOrigins });
  const server = createServer(caches.responses.inFrontOf(app, admit));
  limitTimes(server);
  const stopServer = orderedStop(server);

  stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // Accepted requests are finished by then; a hanging one must not keep the process alive.
    setTimeout(() => process.exit(0), stopTimeoutMs).unref();
    await Promise.all([stopServer(), stopBackgroundWork()]);
    caches.stop();
    await endHeartbeat().catch(() => {}); // else it expires after 30 seconds
    await mongoose.disconnect();
    log.info('stopped');
    process.exit(0);
  };

  const port = await listen(server, env);
  log.info({ port, host: env.host, version: shopVersion, pid: process.pid }, 'listening');
  if (!isStopping) stopBackgroundWork = schedule(backgroundWork({ env, log, caches }), log);
  if (!process.send) return;
  // The parent process shows the first password while it is in use.
  const isPasswordInUse = await isFirstPasswordInUse(env.firstAdmin).catch(() => undefined);
  if (process.connected) process.send({ type: 'ready', port, isPasswordInUse });
  else void stop(); // the parent was gone before the channel was open
}

/** Returns the port; for 0 the system has chosen it. */
async function listen(server: Server, { port, host }: Environment): Promise<number | undefined> {
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

function environmentOrExit(): Environment {
  try {
    return loadEnvironment();
  } catch (error) {
    if (error instanceof EnvironmentError) exitWith(error.message);
    throw error;
  }
}

function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
