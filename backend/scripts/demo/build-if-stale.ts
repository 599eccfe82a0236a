import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { project } from './data-folder.ts';
import { print, Trouble } from './print.ts';

interface Part {
  name: string;
  workspace: string;
  /** Written by every build. */
  result: string;
  /** Files and folders that the build reads. */
  sources: string[];
}

export const parts: Part[] = [
  {
    name: 'the API',
    workspace: '@storyloom/backend',
    result: 'backend/dist/src/main.js',
    sources: [
      'backend/src',
      'backend/seed/seed-books.ts',
      'backend/scripts/demo/api-with-books.ts',
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

/** Builds what was never built or is older than its sources. */
export function buildIfStale(): void {
  for (const part of parts) {
    const { name, workspace } = part;
    if (!isStale(part, project)) continue;
    print(`Building ${name} ...`);
    const { status, stdout, stderr } = spawnSync(
      'npm',
      ['run', '--silent', 'build', '-w', workspace],
      {
        cwd: project,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      },
    );
    if (status !== 0) throw new Trouble(`Building ${name} failed:\n${stdout}${stderr}`);
  }
}

export function isStale({ result, sources }: Part, folder: string): boolean {
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
