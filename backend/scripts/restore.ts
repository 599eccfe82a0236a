import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadDotenv } from '../src/config/env.ts';
import { withDatabase } from './backup/database.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { findRunningShop, openDataFolder } from './demo/data-folder.ts';
import { runScript, say, Trouble } from './demo/say.ts';

// npm run restore -- FILE [--replace]: puts a backup into an empty database, or in place of a full one.

await runScript(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) {
    throw new Trouble('From which file? npm run restore -- shop-2026-01-31.backup [--replace]');
  }
  refuseOpenShop();
  const file = path.resolve(process.env.INIT_CWD ?? '', name);
  await withDatabase(async (db) => {
    const sums = await restoreBackup({
      db,
      file,
      isReplacing: values.replace,
      onProgress: say,
    });
    const documents = sums.reduce((sum, collection) => sum + collection.documents, 0);
    say(`Restored: ${documents} documents, each as in the backup. The shop can be started.`);
  });
});

function refuseOpenShop(): void {
  const { MONGODB_URI, DATA_DIR } = loadDotenv();
  if (MONGODB_URI) return; // nobody here knows who else works on it
  const shop = findRunningShop(openDataFolder(DATA_DIR || undefined));
  if (shop) throw new Trouble(`The shop is open (${shop.url}). Stop it first.`);
}
