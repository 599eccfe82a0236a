import { open, readdir, rename, rm, truncate, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Change } from './journal.ts';
import { encodeRecord, hasRecordAfter, readRecords } from './log-record.ts';
import { ChunkedReader } from './chunked-reader.ts';

const fileHeader = Buffer.from('bsonlog1');
const baseRecordBytes = 1024 * 1024;
/** These files hold all data, so only their owner may read them. */
const ownerOnly = 0o600;

/** The log has damage that a crash cannot explain. */
class DamagedLogError extends Error {}

const nameOf = (kind: 'base' | 'log', number: number) =>
  `${kind}-${String(number).padStart(8, '0')}`;

/**
 * Reads a data folder: `base-N` is the whole state after `log-N`, and logs with higher numbers contain
 * later changes. Files that a newer base replaces are deleted.
 */
export async function readFolder(
  folder: string,
  apply: (change: Change) => void,
  warn: (message: string) => void,
): Promise<{ last: number; logBytes: number; baseBytes: number }> {
  const names = await readdir(folder);
  for (const name of names) if (name.endsWith('.new')) await unlink(join(folder, name));
  const base = Math.max(0, ...fileNumbers(names, 'base'));
  const baseBytes = base > 0 ? await readBase(folder, nameOf('base', base), apply) : 0;
  const logs = fileNumbers(names, 'log').filter((number) => number > base);
  let logBytes = 0;
  for (const [i, number] of logs.entries()) {
    const path = join(folder, nameOf('log', number));
    if (number !== base + 1 + i) {
      throw new DamagedLogError(`${join(folder, nameOf('log', base + 1 + i))} is missing`);
    }
    logBytes += await readLog(path, number === logs.at(-1), apply, warn);
  }
  await removeBefore(folder, base);
  const last = logs.at(-1) ?? base + 1;
  return { last, logBytes, baseBytes };
}

function fileNumbers(names: string[], kind: 'base' | 'log'): number[] {
  const found = names.filter((name) => new RegExp(`^${kind}-\\d{8}$`).test(name));
  return found.map((name) => Number(name.slice(kind.length + 1))).sort((a, b) => a - b);
}

async function readBase(folder: string, name: string, apply: (change: Change) => void) {
  const path = join(folder, name);
  return ChunkedReader.use(path, async (file) => {
    const end = (await hasFileHeader(file)) ? await readRecords(file, fileHeader.length, apply) : 0;
    if (end !== file.size) throw new DamagedLogError(`${path} is damaged at byte ${end}`);
    return end;
  });
}

const hasFileHeader = async (file: ChunkedReader): Promise<boolean> =>
  (await file.read(0, fileHeader.length))?.equals(fileHeader) ?? false;

async function readLog(
  path: string,
  isLast: boolean,
  apply: (change: Change) => void,
  warn: (message: string) => void,
): Promise<number> {
  return ChunkedReader.use(path, async (file) => {
    const isHeadWhole = await hasFileHeader(file);
    const isHeadTorn = !isHeadWhole && file.size <= fileHeader.length && isLast;
    if (!isHeadWhole && !isHeadTorn) throw new DamagedLogError(`${path} does not begin like a log`);
    const end = isHeadWhole ? await readRecords(file, fileHeader.length, apply) : 0;
    if (end < file.size) {
      if (!isLast || (await hasRecordAfter(file, end))) {
        throw new DamagedLogError(
          `${path} is damaged at byte ${end}, with acknowledged writes after it`,
        );
      }
      warn(`cut ${file.size - end} bytes of an unfinished write off ${path}`);
      await truncate(path, end);
    }
    return end;
  });
}

/** Opens a log for appending; a new file and its name are synced. */
export async function openLog(folder: string, number: number) {
  const file = await open(join(folder, nameOf('log', number)), 'a', ownerOnly);
  if ((await file.stat()).size === 0) await file.appendFile(fileHeader);
  await file.sync();
  await syncFolder(folder);
  return file;
}

/**
 * Writes a new base next to the old files, reads it back, renames it, and only then deletes the files
 * that it replaces. A failed base is deleted: on a full disk the log needs the space.
 */
export async function writeBase(folder: string, number: number, changes: Iterable<Change>) {
  const path = join(folder, nameOf('base', number));
  const draft = `${path}.new`;
  try {
    const written = await writeRecords(draft, changes);
    let readable = 0;
    const bytes = await readBase(folder, `${nameOf('base', number)}.new`, () => readable++);
    if (readable !== written) throw new Error(`${draft} holds ${readable} of ${written} changes`);
    await rename(draft, path);
    await syncFolder(folder);
    await removeBefore(folder, number);
    return bytes;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes a file of records and returns the number of changes. */
async function writeRecords(path: string, changes: Iterable<Change>): Promise<number> {
  const file = await open(path, 'w', ownerOnly);
  let written = 0;
  try {
    await file.appendFile(fileHeader);
    for (const group of inGroups(changes, baseRecordBytes)) {
      await file.appendFile(encodeRecord(group));
      written += group.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return written;
}

/** Groups changes into records of about this size; changes that continue stay in one record. */
export function* inGroups(changes: Iterable<Change>, bytes: number): Generator<Change[]> {
  let group: Change[] = [];
  let size = 0;
  for (const change of changes) {
    group.push(change);
    size += change.bytes.length;
    if (size < bytes || change.continues) continue;
    yield group;
    group = [];
    size = 0;
  }
  if (group.length) yield group;
}

async function removeBefore(folder: string, base: number): Promise<void> {
  const names = await readdir(folder);
  const bases = fileNumbers(names, 'base').filter((number) => number < base);
  const logs = fileNumbers(names, 'log').filter((number) => number <= base);
  for (const number of bases) await unlink(join(folder, nameOf('base', number)));
  for (const number of logs) await unlink(join(folder, nameOf('log', number)));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Windows cannot sync a folder.
    if (process.platform !== 'win32') throw error;
  } finally {
    await handle.close();
  }
}
