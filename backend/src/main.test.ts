import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testDatabaseUri, useTestDatabase } from './testing/database.ts';
import { programFile } from './testing/run-program.ts';
import { testEnv } from './testing/test-app.ts';

useTestDatabase();
vi.setConfig({ testTimeout: 240_000 }); // starts processes

function start(variables: NodeJS.ProcessEnv) {
  const needed = {
    MONGODB_URI: testDatabaseUri(),
    JWT_SECRET: testEnv.jwtSecret,
    PORT: '0',
  };
  const child = fork(programFile('main'), {
    env: { ...process.env, ...needed, LOG_LEVEL: 'warn', ...variables },
    silent: true,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    child,
    exited: once(child, 'exit'),
    output: text(child.stdout as NonNullable<typeof child.stdout>),
    errors: text(child.stderr as NonNullable<typeof child.stderr>),
  };
}

it('opens and ends in order, without a word of warning', async () => {
  const { child, output, exited } = start({});
  await once(child, 'message');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(await output).toBe('');
});

it('shuts down in order when its parent process is gone', async () => {
  const { child, exited } = start({});
  await once(child, 'message');
  child.disconnect();
  expect(await exited).toEqual([0, null]);
});

it('says once why it cannot start', async () => {
  const { errors, exited } = start({ HOST: '192.0.2.1' });
  expect(await exited).toEqual([1, null]);
  expect((await errors).match(/cannot listen/g)).toHaveLength(1);
});
