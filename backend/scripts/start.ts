import path from 'node:path';
import { apiFlags, apiMemory } from './demo/api-flags.ts';
import { buildIfStale } from './demo/build-if-stale.ts';
import { projectFolder } from './demo/data-folder.ts';
import { runShop } from './demo/run-shop.ts';
import { runScript } from './demo/run-script.ts';
import { readOptions } from './read-options.ts';

const usage = `npm start

Builds and starts the whole shop. It is set up by the environment or a .env file, such as
PORT=4001 npm start; docs/configuration.md lists the settings.
`;
const file = path.join(projectFolder, 'backend/dist/scripts/demo/api-with-books.js');
await runScript(async () => {
  readOptions({ usage });
  await runShop({ file, flags: apiFlags, env: apiMemory }, buildIfStale);
});
