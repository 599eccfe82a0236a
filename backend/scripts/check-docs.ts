import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectFolder } from './command/data-folder.ts';
import { createReport } from './harness/report.ts';

// Checks every page of documentation: links, files and commands exist, and the commands that work on
// data run, in this order, on a temporary data folder.

const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: projectFolder, encoding: 'utf8' })
  .trim()
  .split('\n');
const { scripts } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const { expect, close } = createReport({ isQuiet: true });

for (const page of pages) {
  const text = readFileSync(path.join(projectFolder, page), 'utf8');
  for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) checkLink(page, target);
  for (const [, name = ''] of text.matchAll(/npm run ([\w:-]+)/g)) {
    const isThere = name in scripts || page.includes('embedded-store');
    expect(`${page}: npm run ${name}`, isThere, 'there is no such command');
  }
  for (const [, name = ''] of text.matchAll(
    /`((?:backend|frontend|docs|\.ci|\.config|\.github)\/[\w./*{}-]+)`/g,
  )) {
    // A clean clone has no build output.
    if (!name.includes('/dist')) expect(`${page}: ${name}`, isThere(name), 'there is no such file');
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'storyloom-docs-'));
const backup = path.join(folder, 'shop.backup');
const documented = [
  ['seed', '--books', '1000'],
  ['admin', '--username', 'ann', '--random'],
  ['backup', backup],
  ['restore', backup, '--replace'],
];
try {
  for (const [name = '', ...args] of documented) tryCommand(name, args);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

close();

function checkLink(page: string, target: string): void {
  if (/^(https?|mailto):/.test(target)) return; // CI has no network
  const [file = '', anchor] = target.split('#');
  const found = file ? path.join(path.dirname(page), file) : page;
  expect(`${page}: ${target}`, existsSync(path.join(projectFolder, found)), 'no file is behind it');
  if (!anchor || !existsSync(path.join(projectFolder, found))) return;
  const headings = readFileSync(path.join(projectFolder, found), 'utf8').matchAll(/^#+ (.+)$/gm);
  const anchors = [...headings].map(([, heading = '']) => anchorOf(heading));
  expect(`${page}: ${target}`, anchors.includes(anchor), 'no heading is behind it');
}

/** As GitHub derives anchors. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** Whether a file exists; for a pattern, its folder. */
function isThere(name: string): boolean {
  const fixed = name.split(/[*{]/)[0] ?? '';
  const isForMany = fixed !== name && !fixed.endsWith('/');
  return existsSync(path.join(projectFolder, isForMany ? path.dirname(fixed) : fixed));
}

function tryCommand(name: string, args: string[]): void {
  const env = { ...process.env, DATA_DIR: path.join(folder, 'data'), MONGODB_URI: '' };
  const { status, stderr } = spawnSync('npm', ['run', '--silent', name, '--', ...args], {
    cwd: projectFolder,
    env,
    encoding: 'utf8',
  });
  expect(`npm run ${name}`, status === 0, stderr);
}
