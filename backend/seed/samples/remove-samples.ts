import { setTimeout as wait } from 'node:timers/promises';
import { announceBooksChanged } from '../../src/models/books/book-changes.ts';
import { bookCollection, BookModel } from '../../src/models/books/book.model.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { eraseEmailsAbout } from '../../src/models/emails/email.model.ts';
import { OrderModel, type StoredOrder } from '../../src/models/orders/order.model.ts';
import { clearOrderSummaries } from '../../src/features/orders/summaries/order-summaries.queries.ts';
import { AuditEntryModel } from '../../src/models/audit-log/audit-entry.model.ts';
import { beginsWithSample, isSample, sampleAdmin } from './sample-ids.ts';

const batchSize = 500;
/** Every open shop looks for changed books once a second. */
const untilSeenMs = 3_000;
const among = <Value>(values: Value[]) => ({ $in: values });

type OnProgress = (removed: number) => void;

/** Removes the sample orders and their emails; open shops notice within a minute. Returns how many. */
export async function removeSampleOrders(onProgress: OnProgress = () => {}): Promise<number> {
  for (let removed = 0; ;) {
    const orders = await findSome();
    if (orders.length === 0) return removed;
    const ids = orders.map(({ _id }) => _id);
    await inTransaction(async (session) => {
      await eraseEmailsAbout(ids, session);
      await OrderModel.deleteMany({ _id: among(ids) }, { session });
    });
    removed += orders.length;
    clearOrderSummaries();
    onProgress(removed);
  }
}

function findSome(): Promise<StoredOrder[]> {
  return OrderModel.find({ _id: isSample() }).sort({ _id: 1 }).limit(batchSize).lean();
}

/**
 * Removes the sample books. They are deleted as the owner would delete them first, which open shops
 * hear of, and go after that. Returns how many.
 */
export async function removeSampleBooks(onProgress: OnProgress = () => {}): Promise<number> {
  const there = await BookModel.countDocuments({ _id: isSample() });
  if (there === 0) return 0;
  for (;;) {
    const ids = await findSomeBooks({ deletedAt: null });
    if (ids.length === 0) break;
    const now = new Date();
    const $set = { deletedAt: now, deletedBy: sampleAdmin, updatedAt: now };
    await bookCollection.updateMany({ _id: { $in: ids } }, { $set });
  }
  await wait(untilSeenMs);
  for (let removed = 0; ;) {
    const ids = await findSomeBooks({});
    if (ids.length === 0) {
      await AuditEntryModel.deleteMany({ of: 'book', id: beginsWithSample() });
      announceBooksChanged('all');
      return removed;
    }
    await bookCollection.deleteMany({ _id: { $in: ids } });
    removed += ids.length;
    onProgress(removed);
  }
}

async function findSomeBooks(filter: object) {
  const books = await bookCollection
    .find({ _id: isSample(), ...filter }, { projection: { _id: 1 } })
    .limit(batchSize)
    .toArray();
  return books.map(({ _id }) => _id);
}
