import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../command/data-folder.ts';
import { print, UserError } from '../command/run-script.ts';

interface BuildTarget {
  name: string;
  workspace: string;
  /** A file that every build writes. */
  result: string;
  sources: string[];
}

export const buildTargets: BuildTarget[] = [
  {
    name: 'the API',
    workspace: '@storyloom/backend',
    result: 'backend/dist/src/main.js',
    sources: [
      'backend/src',
      'backend/seed/seed-books.ts',
      'backend/scripts/run-shop/api-with-books.ts',
      'package-lock.json',
    ],
  },
  {
    name: 'the pages',
    workspace: '@storyloom/frontend',
    result: 'frontend/dist/index.html',
    sources: [
      'frontend/src',
      'frontend/public',
      'frontend/scripts',
      'frontend/index.html',
      'frontend/vite.config.ts',
      'backend/src/contract',
      'package-lock.json',
    ],
  },
];

/** Builds each target that is missing or older than its sources. */
export function buildIfStale(): void {
  for (const part of buildTargets) {
    const { name, workspace } = part;
    if (!isStale(part, projectFolder)) continue;
    print(`Building ${name} ...`);
    const { status, stdout, stderr } = spawnSync(
      'npm',
      ['run', '--silent', 'build', '-w', workspace],
      {
        cwd: projectFolder,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      },
    );
    if (status !== 0) throw new UserError(`Building ${name} failed:\n${stdout}${stderr}`);
  }
}

export function isStale({ result, sources }: BuildTarget, folder: string): boolean {
  const built = path.join(folder, result);
  const newest = Math.max(...sources.map((source) => newestChange(path.join(folder, source))));
  return !existsSync(built) || statSync(built).mtimeMs < newest;
}

function newestChange(file: string): number {
  if (!existsSync(file)) return 0;
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => newestChange(path.join(file, name))));
}
