import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { testDatabaseUri } from './database.ts';

type Program = 'main' | 'backup' | 'restore' | 'create-admin' | 'seed';
interface Options {
  env?: NodeJS.ProcessEnv;
  /** What comes through its pipe. */
  typed?: string;
}

/** The file of a program that tests start. */
export const programFile = (program: Program) => path.join(inject('programs'), `${program}.mjs`);

/** Starts a program of the shop on the database of this test. */
export function startProgram(
  program: Program,
  args: string[] = [],
  { env, typed = '' }: Options = {},
) {
  const child = spawn(process.execPath, [programFile(program), ...args], {
    env: { ...process.env, MONGODB_URI: testDatabaseUri(), ...env },
  });
  child.stdin.end(typed);
  return child;
}

/** Runs it to its end; returns its output. */
export async function runProgram(...options: Parameters<typeof startProgram>) {
  const child = startProgram(...options);
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { out, error, code };
}
