import { createServer } from 'node:http';
import { createApp } from '../src/app.ts';
import { issueAdminToken } from '../src/auth/admin-token.ts';
import { startCustomerSession } from '../src/auth/customer-session.model.ts';
import { backgroundWork } from '../src/background-work.ts';
import { createBookCaches } from '../src/book-caches.ts';
import { readEnvironment } from '../src/config/env.ts';
import { connect, createIndexes } from '../src/database/connect.ts';
import { createLog } from '../src/log.ts';
import { limitRequests } from '../src/protection/request-limits.ts';
import type { FakeSocket } from './fake-socket.ts';

// One API of the simulation: the whole app as `main.ts` starts it. The run provides its connections
// and starts its background jobs.

const uri = 'mongodb://127.0.0.1:27017/simulation?directConnection=true';
const env = readEnvironment({
  MONGODB_URI: uri,
  JWT_SECRET: 'a-secret-of-the-simulation-with-32-bytes',
  CACHE_MB: '1',
});
const log = createLog('silent', { write: () => {} });
const caches = createBookCaches({ env, log });
const app = createApp({ env, log, isStopping: () => false, caches, webFolder: 'none' });
const admit = limitRequests({ log, corsOrigins: [] });
const server = createServer(caches.responses.inFrontOf(app, admit));
const jobs = backgroundWork({ env, log, caches });

export const open = () => connect(uri);
export const makeIndexes = createIndexes;
export function accept(socket: FakeSocket): void {
  socket.adopt();
  server.emit('connection', socket);
}

/** Runs one job of the background work once. */
export const runJob = (index: number) =>
  jobs[index % jobs.length]!.work(new AbortController().signal);

/** Runs all jobs that are due within an hour or two. */
export async function runAllJobs(): Promise<void> {
  for (const { work } of jobs) await work(new AbortController().signal);
}

export const tokenOf = (id: string, username: string) =>
  issueAdminToken(env.jwtSecret, { id, username, tokenVersion: 0 });

/** Returns the cookie of a customer who stays signed in. */
export async function signIn(uid: string, email: string): Promise<string> {
  const expiresAt = new Date(Date.now() + 30 * 86_400_000);
  const signedIn = { uid, email, emailVerified: true, provider: 'password', expiresAt };
  return `storyloom_session=${await startCustomerSession(signedIn)}`;
}
