import path from 'node:path';
import { projectFolder } from './command/data-folder.ts';
import { runShop } from './run-shop/run-shop.ts';
import { runScript, print } from './command/run-script.ts';
import { watchSources } from './run-shop/watch-sources.ts';

// npm run dev in backend/: database, sign-in and the API, which restarts when its sources change.
const backend = path.join(projectFolder, 'backend');
const file = path.join(backend, 'node_modules/.dev/api.mjs');
const flags = ['--watch', '--watch-preserve-output', '--enable-source-maps'];
// Node 22.1 and later caches the compiled packages.
process.env.NODE_COMPILE_CACHE ??= path.join(path.dirname(file), 'compiled');
await runScript(async () => {
  await watchSources({
    entry: path.join(backend, 'scripts/run-shop/api-with-books.ts'),
    outfile: file,
    onBuildError: (text) => print(`${text}\nThe API runs on as it was.`),
  });
  await runShop({ file, flags }, () =>
    print('The pages come from `npm run dev` in frontend/, on http://localhost:5173'),
  );
});
