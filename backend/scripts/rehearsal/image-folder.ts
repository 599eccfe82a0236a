import { exec } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { project } from '../demo/data-folder.ts';
import { say, Trouble } from '../demo/say.ts';

const run = promisify(exec);

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

/**
 * Follows the last stage of the Dockerfile instruction by instruction, so that neither can change
 * without the other. Says which of them it does in another way.
 */
export async function makeImageFolder(folder: string): Promise<ImageFolder> {
  const image: ImageFolder = { folder, env: {}, command: [], healthCheck: [] };
  for (const [instruction, rest] of await readLastStage()) {
    const step = steps[instruction];
    if (!step) throw new Trouble(`The rehearsal does not know ${instruction} of the Dockerfile.`);
    await step(image, rest);
  }
  return image;
}

type Step = (image: ImageFolder, rest: string) => void | Promise<void>;

const steps: Record<string, Step> = {
  FROM: (_image, rest) => differs(`FROM ${rest}`, `Node ${process.version} of this machine`),
  WORKDIR: (image) => void mkdir(image.folder, { recursive: true }),
  ENV: (image, rest) => {
    Object.assign(image.env, Object.fromEntries(rest.split(' ').map((one) => one.split('='))));
  },
  COPY: async ({ folder }, rest) => {
    const words = rest.split(' ');
    if (words[0]?.startsWith('--from=')) {
      const from = words[1]?.replace('/shop/', '') ?? '';
      differs(`COPY ${rest}`, `${from} as npm run build made it in this folder`);
      return cp(path.join(project, from), path.join(folder, words[2] ?? ''), { recursive: true });
    }
    const target = words.at(-1) ?? '';
    for (const file of words.slice(0, -1)) {
      await cp(path.join(project, file), path.join(folder, target, path.basename(file)));
    }
  },
  RUN: async ({ folder }, rest) => {
    const commands = rest.split(' && ').filter((command) => command !== 'npm cache clean --force');
    differs(
      'npm cache clean --force',
      'the cache is yours and stays; no install needs the network',
    );
    for (const command of commands) {
      await run(command, { cwd: folder, env: installEnv(), maxBuffer: 1e8 }).catch(
        ({ stderr }: { stderr: string }) => {
          throw new Trouble(`${command} failed:\n${stderr}`);
        },
      );
    }
  },
  USER: (_image, rest) => differs(`USER ${rest}`, 'whoever runs this'),
  EXPOSE: (_image, rest) => differs(`EXPOSE ${rest}`, 'a free port'),
  HEALTHCHECK: (image, rest) => {
    image.healthCheck = nodeArguments(rest.slice(rest.indexOf('CMD ') + 4));
  },
  CMD: (image, rest) => void (image.command = nodeArguments(rest)),
};

async function readLastStage(): Promise<[string, string][]> {
  const file = await readFile(path.join(project, 'backend/Dockerfile'), 'utf8');
  const lines = file.replaceAll(/\\\n\s*/g, '').split('\n');
  return lines
    .slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => [line.split(' ')[0] ?? '', line.slice(line.indexOf(' ') + 1)]);
}

function nodeArguments(command: string): string[] {
  const [program, ...rest] = JSON.parse(command) as string[];
  if (program !== 'node') throw new Trouble(`The rehearsal runs node, not ${program}.`);
  return rest;
}

/** The folder of a script that runs this would be taken for the new one. */
function installEnv(): NodeJS.ProcessEnv {
  const { npm_config_local_prefix: _ours, NODE_ENV: _mode, ...env } = process.env;
  return { ...env, npm_config_prefer_offline: 'true' };
}

function differs(there: string, here: string): void {
  say(`  differs: ${there}: here ${here}`);
}
