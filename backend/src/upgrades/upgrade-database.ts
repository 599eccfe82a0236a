import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type mongoose from 'mongoose';
import { ignoreDuplicateKey } from '../database/unique-index.ts';
import type { Upgrade } from './upgrades.ts';

type Db = mongoose.mongo.Db;

/**
 * A killed process leaves its transaction open, and a server keeps that for 60 s: the process that takes
 * over comes later, even when the lease was renewed just before `renewMs` were over.
 */
const leaseMs = 75_000;
const renewMs = 10_000;
/** Repeatedly failing starts must not displace the backup of the data before the upgrade. */
const backupValidMs = 3_600_000;

const waiting =
  'another process upgrades the data; if it was killed, this one goes on in a minute or two';

interface SchemaVersion {
  _id: 'version';
  /** How many upgrades the data have been through. */
  number: number;
  by?: string;
  leaseUntil?: Date;
  /** When the backup was taken; absent once all upgrades are done. */
  backedUpAt?: Date;
}

/** Older code must not write data that it does not know. */
export class NewerData extends Error {}

interface Options {
  upgrades: Upgrade[];
  /** Takes a backup before the first upgrade. */
  backUp: () => Promise<void>;
  print: (line: string) => void;
  pauseMs?: number;
}

/**
 * Brings the data to the version that this program reads; of several processes one does it, and the
 * others wait. A killed upgrade starts again. Throws NewerData.
 */
export async function upgradeDatabase(db: Db, options: Options): Promise<void> {
  const versions = db.collection<SchemaVersion>('schema-version');
  const current = options.upgrades.length;
  let hasAnnouncedWait = false;
  for (;;) {
    const { number, backedUpAt } = await readVersion(db, current);
    if (number > current) {
      throw new NewerData(
        `The data are of a newer version of the shop (version ${number}; this version knows ${current}). Start that version again, or restore a backup from before the update.`,
      );
    }
    if (number === current) return;
    const by = randomUUID();
    const lease = () => ({ by, leaseUntil: new Date(Date.now() + leaseMs) });
    const isFree = { leaseUntil: { $not: { $gte: new Date() } } };
    const claim = await versions.updateOne(
      { _id: 'version', number, ...isFree },
      { $set: lease() },
    );
    if (claim.modifiedCount === 0) {
      if (!hasAnnouncedWait) options.print(waiting);
      hasAnnouncedWait = true;
      await wait(options.pauseMs ?? 1000);
      continue;
    }
    const renew = () =>
      versions.updateOne({ _id: 'version', by }, { $set: lease() }).catch(() => {});
    const renewing = setInterval(() => void renew(), renewMs);
    try {
      if (!backedUpAt || backedUpAt.getTime() < Date.now() - backupValidMs) {
        await options.backUp();
        await versions.updateOne({ _id: 'version', by }, { $set: { backedUpAt: new Date() } });
      }
      for (const [done, { title, run }] of options.upgrades.slice(number).entries()) {
        options.print(`upgrading the data: ${title}`);
        await run(db);
        const reached = number + done + 1;
        const isEnd = reached === current;
        await versions.updateOne(
          { _id: 'version', by },
          { $set: { number: reached }, ...(isEnd && { $unset: { backedUpAt: 1 } }) },
        );
      }
    } finally {
      clearInterval(renewing);
      await versions.updateOne({ _id: 'version', by }, { $unset: { by: 1, leaseUntil: 1 } });
    }
  }
}

/** A new database has the newest version, one from before versions were counted the first. */
async function readVersion(db: Db, current: number): Promise<SchemaVersion> {
  const versions = db.collection<SchemaVersion>('schema-version');
  const found = await versions.findOne({ _id: 'version' });
  if (found) return found;
  const isNew = (await db.collection('admins').findOne({}, { projection: { _id: 1 } })) === null;
  // The collection had this name before.
  const earlier = await db.collection<{ number: number }>('data-shape').findOne({});
  const number = earlier?.number ?? (isNew ? current : 0);
  const version: SchemaVersion = { _id: 'version', number };
  await versions.insertOne(version).catch(ignoreDuplicateKey);
  return readVersion(db, current);
}
