import path from 'node:path';
import { apiFlags, apiMemory } from './demo/api-flags.ts';
import { buildIfStale } from './demo/build-if-stale.ts';
import { project } from './demo/data-folder.ts';
import { runShop } from './demo/run-shop.ts';
import { runScript } from './demo/say.ts';

// npm start: the whole shop, built, from one command.
const file = path.join(project, 'backend/dist/scripts/demo/api-with-books.js');
await runScript(() => runShop({ file, execArgv: apiFlags, env: apiMemory }, buildIfStale));
