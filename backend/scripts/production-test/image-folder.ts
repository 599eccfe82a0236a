import { exec, execFile } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../command/data-folder.ts';
import { print, UserError } from '../command/run-script.ts';

/** The result of the Dockerfile's last stage, in a folder instead of an image. */
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

/** Runs the instructions of the Dockerfile's last stage, and prints those that it runs differently. */
export async function makeImageFolder(folder: string): Promise<ImageFolder> {
  const image: ImageFolder = { folder, env: {}, command: [], healthCheck: [] };
  const file = await readFile(path.join(projectFolder, 'backend/Dockerfile'), 'utf8');
  const lines = file.replaceAll(/\\\n\s*/g, '').split('\n');
  for (const line of lines.slice(lines.findLastIndex((each) => each.startsWith('FROM ')))) {
    if (!line || line.startsWith('#')) continue;
    const [instruction = '', ...rest] = line.split(' ');
    const step = steps[instruction];
    if (!step)
      throw new UserError(`The production test does not know ${instruction} of the Dockerfile.`);
    await step(image, rest.join(' '));
  }
  return image;
}

const steps: Record<string, Step> = {
  FROM: (_image, rest) =>
    printDifference(`FROM ${rest}`, `Node ${process.version} of this machine`),
  WORKDIR: ({ folder }) => mkdir(folder, { recursive: true }),
  ENV: ({ env }, rest) => {
    Object.assign(env, Object.fromEntries(rest.split(' ').map((one) => one.split('='))));
  },
  COPY: async ({ folder }, rest) => {
    const [first = '', ...others] = rest.split(' ');
    const target = path.join(folder, others.at(-1) ?? '');
    if (first.startsWith('--from=')) {
      const from = others[0]?.replace('/shop/', '') ?? '';
      printDifference(`COPY ${rest}`, `${from} as npm run build made it in this folder`);
      return cp(path.join(projectFolder, from), target, { recursive: true });
    }
    for (const file of [first, ...others.slice(0, -1)])
      await cp(path.join(projectFolder, file), path.join(target, path.basename(file)));
  },
  RUN: async ({ folder }, rest) => {
    if (rest.startsWith('install --directory'))
      return printDifference(`RUN ${rest}`, 'no folder of that user; nothing is backed up');
    const clean = 'npm cache clean --force';
    printDifference(clean, 'the cache is yours and stays; no install needs the network');
    // npm would use the folder of the script that runs this.
    const { npm_config_local_prefix: _ours, NODE_ENV: _mode, ...env } = process.env;
    await promisify(exec)(rest.replace(` && ${clean}`, ''), {
      cwd: folder,
      env: { ...env, npm_config_prefer_offline: 'true' },
    }).catch(({ stderr }: Ended) => {
      throw new UserError(`${rest} failed:\n${stderr}`);
    });
  },
  USER: (_image, rest) => printDifference(`USER ${rest}`, 'the user who runs this'),
  EXPOSE: (_image, rest) => printDifference(`EXPOSE ${rest}`, 'a free port'),
  HEALTHCHECK: (image, rest) => {
    image.healthCheck = nodeArguments(rest.slice(rest.indexOf('CMD ') + 4));
  },
  CMD: (image, rest) => void (image.command = nodeArguments(rest)),
};

function nodeArguments(command: string): string[] {
  const [program, ...rest] = JSON.parse(command) as string[];
  if (program !== 'node') throw new UserError(`The production test runs node, not ${program}.`);
  return rest;
}

function printDifference(there: string, here: string): void {
  print(`  differs: ${there}: here ${here}`);
}

type Settings = Record<string, string>;

/** The image's environment and these settings, without this process's environment. */
const envOf = ({ env }: ImageFolder, settings: Settings): Settings => ({
  PATH: process.env.PATH ?? '',
  ...env,
  ...settings,
});

/** The shop as the image runs it, except for the keys that sign customers in. */
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
