import { fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll } from 'vitest';

const root = join(import.meta.dirname, '..');

/** One file of the program, so that a process starts in a fraction of a second; gone after the tests. */
export function useProgram(): string {
  const outfile = join(root, 'dist', `test-${process.pid}.mjs`);
  buildSync({
    entryPoints: [join(root, 'src/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  afterAll(() => rmSync(outfile, { force: true }));
  return outfile;
}

export interface StoreProcess {
  uri: string;
  child: ChildProcess;
  exited: Promise<number | null>;
  output: () => string;
}

export async function startProcess(
  program: string,
  folder: string,
  args: string[] = [],
  execArgv: string[] = [],
): Promise<StoreProcess> {
  const child = fork(program, ['--port', '0', '--data', folder, ...args], {
    silent: true,
    execArgv,
  });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  // Not 'close': it does not come after the channel was closed from here.
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => setTimeout(resolve, 20, code));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.once('message', (message: { uri: string }) => resolve(message.uri));
    void exited.then((code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  return { uri: await ready, child, exited, output: () => output };
}
