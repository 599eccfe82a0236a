import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImageFolder } from './image-folder.ts';

export interface Instance {
  port: number;
  log: string[];
  /** SIGTERM, as an engine stops a container. Returns the exit code. */
  stop: () => Promise<number | null>;
}
type Environment = Record<string, string>;

/** Runs Node in the folder with these settings and nothing else of this process's environment. */
function runNode({ folder, env }: ImageFolder, args: string[], settings: Environment) {
  const { PATH = '' } = process.env;
  return spawn(process.execPath, args, { cwd: folder, env: { PATH, ...env, ...settings } });
}

/** Runs a command to its end. */
export async function runToEnd(
  image: ImageFolder,
  args: string[],
  settings: Environment,
  input = '',
): Promise<{ code: number | null; printed: string }> {
  const child = runNode(image, args, settings);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += String(chunk)));
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, printed };
}

/** Starts an instance of the shop and waits until it is ready. `flags` are of Node. */
export async function startInstance(
  image: ImageFolder,
  settings: Environment,
  flags: string[] = [],
): Promise<Instance> {
  const free = { PORT: '0', HOST: '127.0.0.1' };
  const child = runNode(image, [...flags, ...image.command], { ...settings, ...free });
  const log: string[] = [];
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.push(line);
      const { msg, port: given } = JSON.parse(line) as { msg?: string; port?: number };
      if (msg === 'listening' && given) resolve(given);
    });
    void exit.then(() => reject(new Error(`The shop did not start:\n${errors}`)));
  });
  while (!(await isReady(port))) await wait(50);
  return {
    ...{ port, log },
    stop: () => {
      child.kill('SIGTERM');
      return exit;
    },
  };
}

/** What a balancer asks. */
export async function isReady(port: number): Promise<boolean> {
  const answer = fetch(`http://127.0.0.1:${port}/api/health/ready`);
  return answer.then(
    ({ ok }) => ok,
    () => false,
  );
}
