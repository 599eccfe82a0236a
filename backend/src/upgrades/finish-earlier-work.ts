import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { chunksOf } from '../runtime/chunks-of.ts';
import { dropIndex, ignoreMissing } from '../database/drop-index.ts';
import { finishEarlierImports } from './finish-earlier-imports.ts';
import { idOfKey } from '../database/request-key.model.ts';
import { inTransaction } from '../database/transaction.ts';

type Db = mongoose.mongo.Db;
type Id = mongoose.Types.ObjectId;

/** An order of the release before transactions, as far as this upgrade needs to know it. */
interface EarlierOrder {
  _id: Id;
  uid?: string;
  status: string;
  key?: string;
  bodyHash?: string;
  createdAt: Date;
  stockTrackedBookIds?: Id[];
  /** Work on copies that a killed process left. */
  process?: { work?: 'take' | 'return' | 'release'; version?: number; bookIds?: Id[] };
}

interface WithOutbox {
  _id: never;
  outbox: { kind: string; at: Date; dueAt: Date }[];
}

const outboxes = {
  order: 'orders',
  newsletter: 'newsletter-signups',
  'book request': 'book-requests',
  withdrawal: 'withdrawals',
  backup: 'backups',
};

const oldIndexes = {
  orders: [
    'key_1_uid_1',
    'process.leaseUntil_1',
    'process.cleanUpAt_1',
    'outbox.dueAt_1',
    'returnScan_1',
    'uncounted_1',
  ],
  books: ['scans_1'],
  'newsletter-signups': ['outbox.dueAt_1'],
  withdrawals: ['outbox.dueAt_1'],
  customers: ['erasure.dueAt_1'],
};

/**
 * Finishes what the protocols before transactions left half done, and drops their fields. Each part
 * finds only what is still to be done, so that it may be killed and run again.
 */
export async function finishEarlierWork(db: Db): Promise<void> {
  for (const [name, indexes] of Object.entries(oldIndexes)) {
    for (const index of indexes) await dropIndex(db.collection(name), index);
  }
  const orders = db.collection<EarlierOrder>('orders');
  const isUnfinished = { $or: [{ 'process.work': { $exists: true } }, { status: isHidden }] };
  for await (const order of orders.find(isUnfinished)) await finishOrder(db, order);
  for (const [of, name] of Object.entries(outboxes)) await queueOutboxes(db, of, name);
  await finishEarlierImports(db);
  await keepKeys(db);
  // An order without a key had its own id as one.
  await orders.updateMany(
    { $expr: { $eq: ['$key', { $toString: '$_id' }] } },
    { $unset: { key: 1 } },
  );
  await orders.updateMany(
    { $or: [{ uncounted: { $exists: true } }, { bodyHash: { $exists: true } }] },
    { $unset: { process: 1, uncounted: 1, bodyHash: 1, returnScan: 1 } },
  );
  const hasMarks = { $or: [{ moves: { $exists: true } }, { scans: { $exists: true } }] };
  await db.collection('books').updateMany(hasMarks, { $unset: { moves: 1, scans: 1 } });
  const hasHash = { bodyHash: { $exists: true } };
  await db.collection('books').updateMany(hasHash, { $unset: { bodyHash: 1 } });
  await nameRecords(db);
  await resumeErasures(db);
  await db.collection('order-blocks').drop().catch(ignoreMissing);
}

const isHidden = { $in: ['placing', 'undoing'] };

/** An order that was still being placed was never confirmed: delete it and restock. */
async function finishOrder(
  db: Db,
  { _id, status, process = {}, stockTrackedBookIds = [] }: EarlierOrder,
): Promise<void> {
  const { work, version = 0, bookIds = stockTrackedBookIds } = process;
  const mark = (step: number) => `${_id.toHexString()} ${version + step}`;
  const comesBack = {
    return: { moves: { $ne: mark(0) } },
    take: { moves: mark(0) },
    release: { moves: { $eq: mark(-1), $ne: mark(0) } },
  };
  await inTransaction(async (session) => {
    const orders = db.collection('orders');
    if (isHidden.$in.includes(status)) await orders.deleteOne({ _id }, { session });
    else await orders.updateOne({ _id }, { $unset: { process: 1 } }, { session });
    if (!work) return;
    const filter = { _id: { $in: bookIds }, stock: { $gte: 0 }, ...comesBack[work] };
    const update = { $inc: { stock: 1 }, $set: { updatedAt: new Date() } };
    await db.collection('books').updateMany(filter, update, { session });
  });
}

async function queueOutboxes(db: Db, of: string, name: string): Promise<void> {
  const collection = db.collection<WithOutbox>(name);
  const pending = await collection.find({ outbox: { $exists: true } }).toArray();
  for (const batch of chunksOf(pending, 250)) {
    const queued = batch.flatMap(({ _id: recordId, outbox }) =>
      outbox.map(({ kind, at, dueAt }) => ({ of, recordId, kinds: [kind], at, dueAt })),
    );
    const among = { _id: { $in: batch.map(({ _id }) => _id) } };
    await inTransaction(async (session) => {
      if (queued.length > 0) await db.collection('queued-emails').insertMany(queued, { session });
      await collection.updateMany(among, { $unset: { outbox: 1 } }, { session });
    });
  }
}

/** A repeated request for an order or book of the last day must not make a second one. */
async function keepKeys(db: Db): Promise<void> {
  const since = new Date(Date.now() - 24 * 3_600_000);
  const isRepeatable = { bodyHash: { $exists: true }, createdAt: { $gte: since } };
  const keep = (_id: Id, made: { bodyHash?: unknown; createdAt: unknown; made: object }) =>
    db.collection('request-keys').updateOne({ _id }, { $setOnInsert: made }, { upsert: true });
  for await (const order of db.collection<EarlierOrder>('orders').find(isRepeatable)) {
    const { _id: orderId, uid = '', key = '', bodyHash, createdAt } = order;
    await keep(idOfKey(uid, key), { bodyHash, createdAt, made: { orderId } });
  }
  // The id of a book was made of its key.
  for await (const { _id, bodyHash, createdAt } of db.collection('books').find(isRepeatable)) {
    await keep(_id, {
      bodyHash: bodyHash as unknown,
      createdAt: createdAt as unknown,
      made: { bookId: _id },
    });
  }
}

/** Earlier emails had the id of their order or withdrawal in the key only. */
async function nameRecords(db: Db): Promise<void> {
  const emails = db.collection<{ _id: Id; key: string; recordId?: Id }>('emails');
  for await (const { _id, key } of emails.find({ recordId: { $exists: false } })) {
    const id = /^([0-9a-f]{24}) (?:order-|new-order|withdrawal-)/.exec(key)?.[1];
    if (id)
      await emails.updateOne({ _id }, { $set: { recordId: new mongoose.Types.ObjectId(id) } });
  }
}

/** A running erasure continues; its orders keep one common `uid`. */
async function resumeErasures(db: Db): Promise<void> {
  const customers = db.collection<{ _id: string }>('customers');
  const isEarlier = { 'erasure.key': { $exists: true }, 'erasure.erasedUid': { $exists: false } };
  for await (const { _id } of customers.find(isEarlier, { projection: { _id: 1 } })) {
    const erasedUid = `erased:${randomUUID()}`;
    await customers.updateOne(
      { _id },
      { $set: { 'erasure.erasedUid': erasedUid }, $unset: { 'erasure.dueAt': 1 } },
    );
  }
  await customers.updateMany({ version: { $exists: true } }, { $unset: { version: 1 } });
}
