import { exec, execFile } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { project } from '../demo/data-folder.ts';
import { print, Trouble } from '../demo/print.ts';

/** What the last stage of the Dockerfile makes, in a folder instead of an image. */
export interface ImageFolder {
  folder: string;
  /** `ENV` of the Dockerfile. */
  env: Record<string, string>;
  /** `CMD`, without `node`. */
  command: string[];
  /** `CMD` of `HEALTHCHECK`, without `node`. */
  healthCheck: string[];
}
type Step = (image: ImageFolder, rest: string) => void | Promise<unknown>;

/**
 * Follows the last stage of the Dockerfile instruction by instruction, so that neither can change
 * without the other. Says which of them it does in another way.
 */
export async function makeImageFolder(folder: string): Promise<ImageFolder> {
  const image: ImageFolder = { folder, env: {}, command: [], healthCheck: [] };
  const file = await readFile(path.join(project, 'backend/Dockerfile'), 'utf8');
  const lines = file.replaceAll(/\\\n\s*/g, '').split('\n');
  for (const line of lines.slice(lines.findLastIndex((each) => each.startsWith('FROM ')))) {
    if (!line || line.startsWith('#')) continue;
    const [instruction = '', ...rest] = line.split(' ');
    const step = steps[instruction];
    if (!step) throw new Trouble(`The rehearsal does not know ${instruction} of the Dockerfile.`);
    await step(image, rest.join(' '));
  }
  return image;
}

const steps: Record<string, Step> = {
  FROM: (_image, rest) => differs(`FROM ${rest}`, `Node ${process.version} of this machine`),
  WORKDIR: ({ folder }) => mkdir(folder, { recursive: true }),
  ENV: ({ env }, rest) => {
    Object.assign(env, Object.fromEntries(rest.split(' ').map((one) => one.split('='))));
  },
  COPY: async ({ folder }, rest) => {
    const [first = '', ...others] = rest.split(' ');
    const target = path.join(folder, others.at(-1) ?? '');
    if (first.startsWith('--from=')) {
      const from = others[0]?.replace('/shop/', '') ?? '';
      differs(`COPY ${rest}`, `${from} as npm run build made it in this folder`);
      return cp(path.join(project, from), target, { recursive: true });
    }
    for (const file of [first, ...others.slice(0, -1)])
      await cp(path.join(project, file), path.join(target, path.basename(file)));
  },
  RUN: async ({ folder }, rest) => {
    if (rest.startsWith('install --directory'))
      return differs(`RUN ${rest}`, 'no folder of that user; nothing is backed up');
    const clean = 'npm cache clean --force';
    differs(clean, 'the cache is yours and stays; no install needs the network');
    // The folder of a script that runs this would be taken for the new one.
    const { npm_config_local_prefix: _ours, NODE_ENV: _mode, ...env } = process.env;
    await promisify(exec)(rest.replace(` && ${clean}`, ''), {
      cwd: folder,
      env: { ...env, npm_config_prefer_offline: 'true' },
    }).catch(({ stderr }: Ended) => {
      throw new Trouble(`${rest} failed:\n${stderr}`);
    });
  },
  USER: (_image, rest) => differs(`USER ${rest}`, 'the user who runs this'),
  EXPOSE: (_image, rest) => differs(`EXPOSE ${rest}`, 'a free port'),
  HEALTHCHECK: (image, rest) => {
    image.healthCheck = nodeArguments(rest.slice(rest.indexOf('CMD ') + 4));
  },
  CMD: (image, rest) => void (image.command = nodeArguments(rest)),
};

function nodeArguments(command: string): string[] {
  const [program, ...rest] = JSON.parse(command) as string[];
  if (program !== 'node') throw new Trouble(`The rehearsal runs node, not ${program}.`);
  return rest;
}

function differs(there: string, here: string): void {
  print(`  differs: ${there}: here ${here}`);
}

type Settings = Record<string, string>;

/** The image and these settings, nothing else of this process's environment. */
const envOf = ({ env }: ImageFolder, settings: Settings): Settings => ({
  PATH: process.env.PATH ?? '',
  ...env,
  ...settings,
});

/** The shop as the image runs it, but for who signs customers in. */
export function shopOf(image: ImageFolder, settings: Settings) {
  const keys = ['--import', path.join(import.meta.dirname, 'google-keys.mjs')];
  const flags = [...keys, ...image.command.slice(0, -1)];
  const env = envOf(image, { ...settings, HOST: '127.0.0.1' });
  return { name: 'The shop', cwd: image.folder, file: image.command.at(-1) ?? '', flags, env };
}

/** Runs Node in the folder to its end. */
export async function runToEnd(image: ImageFolder, args: string[], settings: Settings, input = '') {
  const options = { cwd: image.folder, env: envOf(image, settings) };
  const running = promisify(execFile)(process.execPath, args, options);
  running.child.stdin?.end(input);
  const { code = 0, stdout, stderr }: Ended = await running.catch((error: Ended) => error);
  return { code, printed: stdout + stderr };
}
interface Ended {
  code?: number;
  stdout: string;
  stderr: string;
}
