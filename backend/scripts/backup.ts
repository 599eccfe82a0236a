import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { hasUnfinishedRestore } from '../src/database/heartbeat.ts';
import { writeWholeBackup } from '../src/backup/take-backup.ts';
import { runScript, print, UserError } from './command/run-script.ts';
import { readOptions } from './command/read-options.ts';
import { withDatabase } from './command/with-database.ts';

const usage = `npm run backup -- FILE

Writes everything the shop's database holds into one file. The shop may stay open.
`;

await runScript(async () => {
  const { file: name } = readOptions({ usage, acceptsFile: true });
  if (!name) throw new UserError('Into which file? npm run backup -- shop-2026-01-31.backup');
  // npm changes to the project's folder; the name is relative to the folder of the caller.
  const file = path.resolve(process.env.INIT_CWD ?? '', name);
  refuseTaken(file);
  const unfinished = `${file}.${process.pid}.unfinished`; // two backups may have the same name
  await withDatabase(async (db) => {
    if (await hasUnfinishedRestore(db)) {
      throw new UserError(
        'A restore of this database did not end: there is no whole shop to keep.',
      );
    }
    try {
      const sums = await writeWholeBackup(db, unfinished, print);
      refuseTaken(file);
      renameSync(unfinished, file);
      const documents = sums.reduce((sum, collection) => sum + collection.documents, 0);
      const megabytes = (statSync(file).size / 1e6).toFixed(1);
      print(`${file}: ${documents} documents, ${megabytes} MB. It holds names and addresses.`);
    } catch (error) {
      rmSync(unfinished, { force: true });
      throw troubleOf(error, file);
    }
  });
});

function refuseTaken(file: string): void {
  if (existsSync(file)) throw new UserError(`${file} is there already. Choose another name.`);
}

function troubleOf(error: unknown, file: string): unknown {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^E[A-Z]+$/.test(code)
    ? new UserError(`${file} cannot be written (${code}).`)
    : error;
}
