import { expect, it, vi } from 'vitest';
import { findAdmin } from '../src/features/sign-in/admin-password.ts';
import { useTestDatabase } from '../src/testing/database.ts';
import { runProgram } from '../src/testing/run-program.ts';

useTestDatabase();
vi.setConfig({ testTimeout: 60_000 }); // starts processes

function run(args: string[], { typed = '', withDatabase = true } = {}) {
  const env = { DATA_DIR: '/dev/null/no-folder', ...(!withDatabase && { MONGODB_URI: '' }) };
  return runProgram('create-admin', args, { typed, env });
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

it('generates a password when none is given', async () => {
  const { out } = await run(['--username', 'owner']);
  const password = /^Password: (\S{20})$/m.exec(out)?.[1] ?? '';
  expect(await findAdmin('owner', password)).toBeDefined();
});

it('says what is missing or wrong in a sentence, without a stack', async () => {
  const responses = [
    [await run([]), 'Which name?'],
    [await run(['--username', 'owner'], { withDatabase: false }), 'cannot be written'],
    [await run(['--username', 'owner'], { typed: 'short\n' }), 'at least 12 characters'],
  ] as const;
  for (const [{ code, error }, sentence] of responses) {
    expect(code).toBe(1);
    expect(error).toContain(sentence);
    expect(error).not.toContain('    at ');
  }
});
