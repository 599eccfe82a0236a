// Plain JavaScript on purpose: it runs before any package is there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Storyloom needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
}
if (!isInstalled()) {
  console.log('Installing the packages (once, takes a minute or two) ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The packages could not be installed; npm says why above.');
}

/** npm leaves its own lock file behind; an older one than ours means that packages changed. */
function isInstalled() {
  const installed = path.join(project, 'node_modules/.package-lock.json');
  const wanted = path.join(project, 'package-lock.json');
  if (!existsSync(installed)) return false;
  if (statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return true;
  // A fresh checkout gives the lock file a new date without a new content.
  const versions = (file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages)
      .filter(([name, entry]) => name.startsWith('node_modules/') && !entry.link && !entry.optional)
      .map(([name, entry]) => `${name}@${entry.version}`);
  const have = new Set(versions(installed));
  return versions(wanted).every((entry) => have.has(entry));
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
