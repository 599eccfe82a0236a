// node install-first.mjs: installs all packages, including those of tests and lint, if they are missing.
// It is JavaScript because it runs before any package is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(import.meta.url); // old versions of Node have no import.meta.dirname
const project = path.resolve(file, '../../..');
const wantedFile = path.join(project, 'package-lock.json');
/** npm's own list of what it has installed. */
const installedFile = path.join(project, 'node_modules/.package-lock.json');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (process.argv[1] === file) installFirst({ withTools: true });

/** Without `withTools`, only the packages of the shop and its demo. */
export function installFirst({ withTools }) {
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Storyloom needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  }
  if (isInstalled(withTools)) return;
  console.log(`Installing the packages${withTools ? ' of tests and tools' : ''} (once) ...`);
  // Unlike `npm ci`, this keeps files that a running shop may still read.
  const command = existsSync(installedFile) ? ['install', '--no-save'] : ['ci'];
  const { status } = spawnSync(
    'npm',
    [
      ...command,
      ...(withTools ? ['--include=dev'] : ['--omit=dev']),
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    {
      cwd: project,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) fail('The packages could not be installed; npm says why above.');
}

function isInstalled(withTools) {
  if (!existsSync(installedFile)) return false;
  const have = packagesOf(installedFile);
  return Object.entries(packagesOf(wantedFile)).every(([name, wanted]) => {
    if (!name.includes('node_modules/') || wanted.link) return true; // our own
    if (wanted.optional || wanted.devOptional) return true; // not for every machine
    return (wanted.dev && !withTools) || have[name]?.version === wanted.version;
  });
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
