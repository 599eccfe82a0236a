import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { once } from 'node:events';
import mongoose from 'mongoose';
import { expect, inject, it, vi } from 'vitest';
import { findAdmin } from '../src/features/sign-in/admin-password.ts';
import { useTestDatabase } from '../src/testing/database.ts';

useTestDatabase();
vi.setConfig({ testTimeout: 60_000 }); // starts processes

async function run(args: string[], { typed = '', withDatabase = true } = {}) {
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/${mongoose.connection.name}`;
  const file = path.join(import.meta.dirname, 'create-admin.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    env: {
      ...process.env,
      MONGODB_URI: withDatabase ? uri.href : '',
      DATA_DIR: '/dev/null/no-folder',
    },
  });
  child.stdin.end(typed);
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { out, error, code };
}

it('makes an admin with the password from a pipe, and resets it later', async () => {
  const made = await run(['--username', 'owner'], { typed: 'a password through a pipe\n' });
  expect(made).toMatchObject({ code: 0, out: 'owner is an administrator now.\n' });
  expect(await findAdmin('owner', 'a password through a pipe')).toBeDefined();
  const reset = await run(['--username', 'owner', '--random']);
  const password = /^Password: (\S{20})$/m.exec(reset.out)?.[1] ?? '';
  expect(reset.out).toContain('owner has a new password.');
  expect(await findAdmin('owner', password)).toBeDefined();
  expect(await findAdmin('owner', 'a password through a pipe')).toBeUndefined();
});

it('says what is missing or wrong in a sentence, without a stack', async () => {
  const answers = [
    [await run([]), 'Which name?'],
    [await run(['--username', 'owner'], { withDatabase: false }), 'cannot be written'],
    [await run(['--username', 'owner'], { typed: 'short\n' }), 'at least 12 characters'],
  ] as const;
  for (const [{ code, error }, sentence] of answers) {
    expect(code).toBe(1);
    expect(error).toContain(sentence);
    expect(error).not.toContain('    at ');
  }
});
