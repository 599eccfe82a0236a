import path from 'node:path';
import { loadDotenv } from '../src/config/env.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { upgrades } from '../src/upgrades/upgrades.ts';
import { findRunningShop, openDataFolder } from './command/data-folder.ts';
import { runScript, print, UserError } from './command/run-script.ts';
import { readOptions } from './command/read-options.ts';
import { withDatabase } from './command/with-database.ts';

const usage = `npm run restore -- FILE [--replace]

Puts a backup into an empty database; --replace removes what is in the database first. The whole
file is checked before anything is written.
`;

await runScript(async () => {
  const { file: name, values } = readOptions({
    usage,
    options: { replace: { type: 'boolean', default: false } },
    acceptsFile: true,
  });
  if (!name) {
    throw new UserError('From which file? npm run restore -- shop-2026-01-31.backup [--replace]');
  }
  assertNoOpenShop();
  const file = path.resolve(process.env.INIT_CWD ?? '', name);
  await withDatabase(async (db) => {
    const sums = await restoreBackup({
      db,
      file,
      isReplacing: values.replace,
      newestVersion: upgrades.length,
      onProgress: print,
    });
    const documents = sums.reduce((sum, collection) => sum + collection.documents, 0);
    print(`Restored: ${documents} documents, each as in the backup. The shop can be started.`);
  });
});

function assertNoOpenShop(): void {
  const { MONGODB_URI, DATA_DIR } = loadDotenv();
  if (MONGODB_URI) return; // other processes may work on it
  const shop = findRunningShop(openDataFolder(DATA_DIR));
  if (shop) throw new UserError(`The shop is open (${shop.url}). Stop it first.`);
}
