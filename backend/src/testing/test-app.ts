import { Writable } from 'node:stream';
import supertest from 'supertest';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { createApp } from '../app.ts';
import { createBookCaches } from '../book-caches.ts';
import { readEnvironment, type Environment } from '../config/env.ts';
import { createLog } from '../log.ts';

export const testEnv: Environment = readEnvironment({
  MONGODB_URI: 'mongodb://not-used-by-the-app',
  JWT_SECRET: 'a-secret-for-tests-with-32-bytes-or-more',
  // 0: everything has to hold without it, too. Allocating the usual 64 MB takes longer than all the rest.
  CACHE_MB: process.env.TEST_CACHE_MB ?? '8',
});

/** For tests of the cache itself. */
export const isCacheOff = testEnv.cacheMb === 0;

const onEndOfTestOrFile = (stop: () => void) =>
  (TestRunner.getCurrentTest() ? onTestFinished : afterAll)(stop);

/**
 * The real application with the test environment; `lines` is what it logged. Test files share modules:
 * it ends with its test or file, or it would learn of the books of all others.
 */
export function createTestApp(
  changes: Partial<Environment> = {},
  webFolder = 'not-built',
  onEnd = onEndOfTestOrFile,
) {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const env = { ...testEnv, ...changes };
  const log = createLog('debug', sink);
  const caches = createBookCaches({ env, log });
  onEnd(caches.stop);
  const context = {
    env,
    log,
    isStopping: () => false,
    caches,
    webFolder, // whether somebody has built the pages must not matter
  };
  const app = createApp(context);
  return { app, lines, env, caches, api: supertest(app) };
}
