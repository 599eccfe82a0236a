import type { mongo } from 'mongoose';
import { findSettings } from '../shop-settings/settings.model.ts';
import { bookCollection, type StoredBook } from './book.model.ts';
import { setTitleLocale, titleKeyOf } from './title-key-of.ts';

// Lists by title are in the order of the shop's locale: each book keeps a key that sorts so. Every
// write of a title makes its key; this makes all of them, for another locale, for books of an earlier
// version, and for what another process wrote before it heard of the locale.

let orderedBy: string | undefined;
let running: Promise<boolean> = Promise.resolve(false);

/** Brings all keys to the shop's locale, one pass at a time; returns whether one was another. */
export function orderTitles({ isForced = false } = {}): Promise<boolean> {
  running = running.catch(() => false).then(() => orderOnce(isForced));
  return running;
}

async function orderOnce(isForced: boolean): Promise<boolean> {
  const { locale } = (await findSettings()).money;
  if (orderedBy === locale && !isForced) return false;
  if (orderedBy !== locale) setTitleLocale(locale);
  orderedBy = undefined;
  let changed = 0;
  const projection = { title: 1, titleKey: 1 };
  const books: AsyncIterable<Keyed> = bookCollection.find<Keyed>({}, { projection });
  for await (const batch of wrongOf(books)) {
    changed += batch.length;
    await bookCollection.bulkWrite(batch, { ordered: false });
  }
  orderedBy = locale;
  return changed > 0;
}

type Keyed = Pick<StoredBook, '_id' | 'title' | 'titleKey'>;

/** Writes for books with another key than that of their title; one that is renamed meanwhile has its own. */
async function* wrongOf(
  books: AsyncIterable<Keyed>,
): AsyncGenerator<mongo.AnyBulkWriteOperation<StoredBook>[]> {
  let batch: mongo.AnyBulkWriteOperation<StoredBook>[] = [];
  for await (const { _id, title, titleKey } of books) {
    // A book that an import is about to make has no title yet.
    if (typeof title !== 'string' || titleKey === titleKeyOf(title)) continue;
    const update = { $set: { titleKey: titleKeyOf(title) } };
    batch.push({ updateOne: { filter: { _id, title }, update } });
    if (batch.length < 250) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Whether some books come from before there were keys. */
export async function lacksTitleKeys(): Promise<boolean> {
  const without = { deletedAt: null, draft: null, titleKey: null };
  return (await bookCollection.findOne(without, { projection: { _id: 1 } })) !== null;
}
