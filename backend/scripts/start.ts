import path from 'node:path';
import { apiFlags, apiMemory } from './run-shop/api-flags.ts';
import { buildIfStale } from './run-shop/build-if-stale.ts';
import { projectFolder } from './command/data-folder.ts';
import { runShop } from './run-shop/run-shop.ts';
import { runScript } from './command/run-script.ts';
import { readOptions } from './command/read-options.ts';

const usage = `npm start

Builds and starts the whole shop. It is set up by the environment or a .env file, such as
PORT=4001 npm start; docs/configuration.md lists the settings.
`;
const file = path.join(projectFolder, 'backend/dist/scripts/run-shop/api-with-books.js');
await runScript(async () => {
  readOptions({ usage });
  await runShop({ file, flags: apiFlags, env: apiMemory }, buildIfStale);
});
