import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildIfStale } from '../../backend/scripts/run-shop/build-if-stale.ts';

// npm run e2e [-- --browser=firefox|webkit] [journeys ...]: Chromium's journeys, else those that are
// played in other engines. Playwright has an option of that name for browsers of its own.

// Here, or the shops of all workers would build into one folder at once.
buildIfStale();
const given = process.argv.slice(2);
const browser = given.find((arg) => arg.startsWith('--browser='))?.slice('--browser='.length);
const rest = given.filter((arg) => !arg.startsWith('--browser='));
const hasProject = given.some((arg) => arg.startsWith('--project'));
const projects = hasProject ? [] : browser ? [browser] : ['desktop', 'phone'];
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', ...projects.map((name) => `--project=${name}`), ...rest],
  { cwd: path.resolve(import.meta.dirname, '..'), stdio: 'inherit' },
);
process.exitCode = status ?? 1;
