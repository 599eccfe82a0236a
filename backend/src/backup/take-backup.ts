import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import mongoose from 'mongoose';
import type { Log } from '../log.ts';
import type { CollectionChecksum } from './archive.ts';
import { checkArchive } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Writes a backup and returns what it holds, read back. Throws when it is not whole. */
export async function writeWholeBackup(
  ...[db, file, onProgress]: Parameters<typeof writeBackup>
): Promise<CollectionChecksum[]> {
  await writeBackup(db, file, onProgress);
  return checkArchive(file);
}

/** Another shop may be writing into the same folder; what nobody wrote to for so long is abandoned. */
const abandonedAfterMs = 3_600_000;

/** Removes what killed processes have left. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/^storyloom-.*\.unfinished$/.test(name)) continue;
    const file = path.join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > abandonedAfterMs) rmSync(file, { force: true });
  }
}

/** Writes a backup into the folder; the file gets its name once it was read back and found complete. */
export async function takeBackup(folder: string, log: Log) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeAbandoned(folder);
  const file = `storyloom-${new Date().toISOString().replace(/[:.]/g, '-')}.backup`;
  const unfinished = path.join(folder, `${file}.unfinished`);
  const db = mongoose.connection.db!;
  const read = await writeWholeBackup(db, unfinished, (line) => log.debug(`backup: ${line}`));
  renameSync(unfinished, path.join(folder, file));
  const documents = read.reduce((sum, collection) => sum + collection.documents, 0);
  return { file, documents, bytes: statSync(path.join(folder, file)).size };
}
