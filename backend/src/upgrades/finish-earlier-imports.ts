import type mongoose from 'mongoose';
import { dropIndex } from '../database/drop-index.ts';
import { inTransaction } from '../database/transaction.ts';

type Db = mongoose.mongo.Db;
type Id = mongoose.Types.ObjectId;

/** An import of the release before transactions; while it was under way it had `until`. */
interface EarlierImport {
  _id: Id;
  until?: Date;
  isAccepted?: boolean;
  state?: string;
}

/** The planned change of such an import was stored on the book. */
interface StagedBook {
  _id: Id;
  staged: {
    version: number | null;
    values: { createdAt?: Date };
    more?: number;
    way?: 'in' | 'out';
    entry: { _id: Id; action: string; fields: string[]; before: unknown[]; after: unknown[] };
  };
}

const batchSize = 250;

/**
 * Accepted imports become rows, which are written when the shop opens; others are rolled back. May be
 * killed and run again.
 */
export async function finishEarlierImports(db: Db): Promise<void> {
  const imports = db.collection<EarlierImport>('imports');
  for await (const { _id, until, isAccepted } of imports.find({ state: { $exists: false } })) {
    if (!isAccepted) {
      await rollBack(db, { 'staged.entry._id': _id });
      await imports.deleteOne({ _id });
      continue;
    }
    if (until) await toRows(db, _id);
    const state = until ? 'accepted' : 'complete';
    const $unset = { until: 1, isAccepted: 1, isShown: 1 } as const;
    await imports.updateOne({ _id }, { $set: { state, cursor: 0 }, $unset });
  }
  // A backup may hold a part of a deleted import.
  await rollBack(db, { staged: { $exists: true } });
  await dropIndex(db.collection('books'), 'staged.entry._id_1');
  await dropIndex(imports, 'until_1');
}

async function rollBack(db: Db, staged: object): Promise<void> {
  const books = db.collection('books');
  await books.deleteMany({ ...staged, 'staged.entry.action': 'created' });
  await books.updateMany(staged, { $unset: { staged: 1 } });
}

async function toRows(db: Db, importId: Id): Promise<void> {
  const books = db.collection<StagedBook>('books');
  const rows = db.collection('import-rows');
  for (;;) {
    const found = await books.find({ 'staged.entry._id': importId }).limit(batchSize).toArray();
    if (found.length === 0) return;
    const before = await rows.countDocuments({ importId });
    const batch = found.map((book, i) => ({ ...rowOf(book), importId, at: before + i }));
    const among = { _id: { $in: found.map(({ _id }) => _id) } };
    await inTransaction(async (session) => {
      await rows.insertMany(batch, { session, ignoreUndefined: true });
      const isNew = { ...among, 'staged.entry.action': 'created' };
      await books.deleteMany(isNew, { session });
      await books.updateMany(among, { $unset: { staged: 1 } }, { session });
    });
  }
}

function rowOf({ _id, staged: { version, values, more, way, entry } }: StagedBook) {
  const valuesOf = (side: 'before' | 'after') =>
    Object.fromEntries(entry.fields.map((name, i) => [name, entry[side][i] ?? null]));
  return {
    _id,
    action: entry.action,
    version,
    more,
    way,
    createdAt: values.createdAt,
    before: valuesOf('before'),
    after: valuesOf('after'),
  };
}
