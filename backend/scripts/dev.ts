import path from 'node:path';
import { project } from './demo/data-folder.ts';
import { runShop } from './demo/run-shop.ts';
import { runScript, say } from './demo/say.ts';

// npm run dev in backend/: database, sign-in and the API from its sources, restarted on changes.
const file = path.join(project, 'backend/scripts/demo/api-with-books.ts');
const execArgv = ['--watch', '--watch-preserve-output', '--import', import.meta.resolve('tsx')];
await runScript(() =>
  runShop({ file, execArgv }, () =>
    say('The pages come from `npm run dev` in frontend/, on http://localhost:5173'),
  ),
);
