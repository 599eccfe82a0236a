import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type mongoose from 'mongoose';
import { ignoreDuplicateKey } from './unique-index.ts';
import type { Upgrade } from './upgrades.ts';

type Db = mongoose.mongo.Db;

/** What a process says of its work that was killed then holds for so long. */
const leaseMs = 60_000;
const renewMs = 10_000;
/** Starts that die again and again must not crowd out the backup of the data as they were. */
const keptMs = 3_600_000;

const waiting =
  'another process upgrades the data; if it was killed, this one goes on within a minute';

interface Shape {
  _id: 'shape';
  /** How many upgrades the data have been through. */
  number: number;
  by?: string;
  leaseUntil?: Date;
  /** When everything was kept, until the upgrades have come to their end. */
  keptAt?: Date;
}

/** Older code must not write what it does not know. */
export class NewerData extends Error {}

interface How {
  upgrades: Upgrade[];
  /** Keeps everything as it is before the first upgrade. */
  backUp: () => Promise<void>;
  say: (line: string) => void;
  pauseMs?: number;
}

/**
 * Brings the data to the shape that this program reads; of several processes one does it, and the
 * others wait. What was killed half way goes on at its last upgrade. Throws NewerData.
 */
export async function upgradeDatabase(db: Db, how: How): Promise<void> {
  const shapes = db.collection<Shape>('data-shape');
  const current = how.upgrades.length;
  let isToldToWait = false;
  for (;;) {
    const { number, keptAt } = await readShape(db, current);
    if (number > current) {
      throw new NewerData(
        `The data are of a newer version of the shop (shape ${number}; this version knows ${current}). Start that version again, or restore a backup from before the update.`,
      );
    }
    if (number === current) return;
    const by = randomUUID();
    const lease = () => ({ by, leaseUntil: new Date(Date.now() + leaseMs) });
    const isFree = { leaseUntil: { $not: { $gte: new Date() } } };
    const claim = await shapes.updateOne({ _id: 'shape', number, ...isFree }, { $set: lease() });
    if (claim.modifiedCount === 0) {
      if (!isToldToWait) how.say(waiting);
      isToldToWait = true;
      await wait(how.pauseMs ?? 1000);
      continue;
    }
    const renew = () => shapes.updateOne({ _id: 'shape', by }, { $set: lease() }).catch(() => {});
    const renewing = setInterval(() => void renew(), renewMs);
    try {
      if (!keptAt || keptAt.getTime() < Date.now() - keptMs) {
        await how.backUp();
        await shapes.updateOne({ _id: 'shape', by }, { $set: { keptAt: new Date() } });
      }
      for (const [done, { title, run }] of how.upgrades.slice(number).entries()) {
        how.say(`upgrading the data: ${title}`);
        await run(db);
        const reached = number + done + 1;
        const isEnd = reached === current;
        await shapes.updateOne(
          { _id: 'shape', by },
          { $set: { number: reached }, ...(isEnd && { $unset: { keptAt: 1 } }) },
        );
      }
    } finally {
      clearInterval(renewing);
      await shapes.updateOne({ _id: 'shape', by }, { $unset: { by: 1, leaseUntil: 1 } });
    }
  }
}

/** A new database has the newest shape, one from before there were shapes the first. */
async function readShape(db: Db, current: number): Promise<Shape> {
  const shapes = db.collection<Shape>('data-shape');
  const found = await shapes.findOne({ _id: 'shape' });
  if (found) return found;
  const isNew = (await db.collection('admins').findOne({}, { projection: { _id: 1 } })) === null;
  const shape: Shape = { _id: 'shape', number: isNew ? current : 0 };
  await shapes.insertOne(shape).catch(ignoreDuplicateKey);
  return readShape(db, current);
}
