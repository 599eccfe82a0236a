import type { mongo } from 'mongoose';
import pLimit from 'p-limit';
import { findSettings } from '../settings/settings.model.ts';
import { bookCollection, BookModel, type StoredBook } from './book.model.ts';
import { setTitleLocale, titleKeyOf } from './title-key-of.ts';

// Each book stores a key that sorts by title in the shop's locale. Writes of titles set it; this job sets
// all keys, for another locale, for books of an earlier version, and for late writes of other processes.

/** Books read and written at once: requests of visitors are answered between two of these. */
const batchSize = 250;

let sortedBy: string | undefined;
const onePass = pLimit(1);

/** Sets all keys by the shop's locale, one pass at a time; returns whether any changed. */
export function sortTitles({ isForced = false } = {}): Promise<boolean> {
  return onePass(() => sortOnce(isForced));
}

async function sortOnce(isForced: boolean): Promise<boolean> {
  const { locale } = (await findSettings()).money;
  if (sortedBy === locale && !isForced) return false;
  if (sortedBy !== locale) setTitleLocale(locale);
  sortedBy = undefined;
  let changed = 0;
  const projection = { title: 1, titleKey: 1 };
  const books: AsyncIterable<Keyed> = bookCollection.find<Keyed>({}, { projection, batchSize });
  for await (const batch of wrongOf(books)) {
    changed += batch.length;
    await bookCollection.bulkWrite(batch, { ordered: false });
  }
  sortedBy = locale;
  return changed > 0;
}

type Keyed = Pick<StoredBook, '_id' | 'title' | 'titleKey'>;

/** Batches of writes for books with a wrong key; a book that is renamed meanwhile is left alone. */
async function* wrongOf(
  books: AsyncIterable<Keyed>,
): AsyncGenerator<mongo.AnyBulkWriteOperation<StoredBook>[]> {
  let batch: mongo.AnyBulkWriteOperation<StoredBook>[] = [];
  for await (const { _id, title, titleKey } of books) {
    // A book of a running import has no title yet.
    if (typeof title !== 'string') continue;
    const rightKey = titleKeyOf(title);
    if (titleKey === rightKey) continue;
    const update = { $set: { titleKey: rightKey } };
    batch.push({ updateOne: { filter: { _id, title }, update } });
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Whether books from before the keys exist. */
export async function lacksTitleKeys(): Promise<boolean> {
  const without = { deletedAt: null, draft: null, titleKey: null };
  return (await BookModel.collection.findOne(without, { projection: { _id: 1 } })) !== null;
}
