import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import mongoose from 'mongoose';
import { startDatabase } from '../harness/start-database.ts';
import type { Scenario } from './scenario.ts';

const spareBytes = 24 * 1024 * 1024;
const leftBytes = 256 * 1024;

/** The disk of the embedded store fills up during writes. */
export const diskFull: Scenario = async ({ report, stage }) => {
  const disk = path.join(stage.folder, 'small-disk');
  const data = path.join(disk, 'store');
  await mkdir(disk);
  const isMounted = run('mount', '-t', 'tmpfs', '-o', `size=${spareBytes}`, 'tmpfs', disk);
  report.note(isMounted ? 'on a disk of 24 MB' : 'no mounting here: the size of files is limited');
  const { store, uri } = await startDatabase(stage, 'small-disk/store');
  const filler = path.join(disk, 'filler');
  const fill = async () => {
    if (!isMounted) return limitFiles(store.getChild().pid, (await sizeOf(data)) + leftBytes);
    const { bavail, bsize } = await statfs(disk);
    await writeFile(filler, Buffer.alloc(bavail * bsize - leftBytes));
  };
  const client = new mongoose.mongo.MongoClient(uri);
  const collection = () => client.db().collection<{ _id: number; text: string }>('kept');
  const kept = new Set<number>();
  const writeSome = async (from: number, to: number) => {
    for (let _id = from; _id < to; _id += 1) {
      await collection().insertOne({ _id, text: 'x'.repeat(4000) });
      kept.add(_id);
    }
  };
  const lost = async () => {
    const found = await collection().find().project<{ _id: number }>({ _id: 1 }).toArray();
    const ids = new Set(found.map(({ _id }) => _id));
    const missing = [...kept].filter((id) => !ids.has(id)).map((id) => `${id} is lost`);
    return found.length - ids.size === 0 ? missing : [...missing, 'a document is there twice'];
  };
  try {
    await writeSome(0, 20);
    await fill();
    report.countFaults();
    const error: unknown = await writeSome(20, 1000).catch((reason: unknown) => reason);
    const isNotified = error instanceof mongoose.mongo.MongoServerError;
    report.expect('a full disk is an error of the write', isNotified, error);
    report.note(`${kept.size} writes acknowledged, then: ${(error as Error).message}`);
    await store.kill();
    if (isMounted) await rm(filler);
    await store.start();
    report.check('with room again it starts, and nothing acknowledged is lost', await lost());
    const first = kept.size + 1000;
    await writeSome(first, first + 50);
    await store.kill();
    await store.start();
    report.check('and goes on', await lost());
  } finally {
    await client.close();
    await store.stop();
    if (isMounted) run('umount', disk);
  }
};

const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

function limitFiles(pid: number, bytes: number): void {
  if (!run('prlimit', '--pid', String(pid), `--fsize=${bytes}:`)) {
    throw new Error('Neither mount nor prlimit works here, so no disk can be full.');
  }
}

async function sizeOf(folder: string): Promise<number> {
  const sizes = (await readdir(folder)).map(
    async (file) => (await stat(path.join(folder, file))).size,
  );
  return Math.max(...(await Promise.all(sizes)));
}
