import { Types } from 'mongoose';
import type { NewList } from '../../../contract/book/list.ts';
import { slugOf } from '../../../contract/text/fold.ts';
import { ignoreDuplicateKey } from '../../../database/unique-index.ts';
import { ApiError, invalidFields, notFound } from '../../../http/api-error.ts';
import { matchesEtag } from '../../../response-cache/etag.ts';
import { shopChanged } from '../../../shop-settings/settings.model.ts';
import { fileChanges } from '../../../trail/file-changes.ts';
import { newChange, type ChangeMaker } from '../../../trail/new-change.ts';
import { findIds } from '../../../book-record/find-page.ts';
import { ListModel, type StoredList } from './list.model.ts';

const maxTries = 5;
const longestSlug = 80;

/** Makes a list; a slug that another one has gets a number. */
export async function createList(list: NewList, maker: ChangeMaker): Promise<StoredList> {
  await refuseUnknownBooks(list);
  const base = slugOf(list.title).slice(0, longestSlug).replace(/-$/, '') || 'list';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const there = await ListModel.findOne({ slug }).lean<StoredList>();
    // The address of a deleted list is free again.
    if (there && !there.deletedAt) continue;
    const made = await write(there ?? { slug, version: 0 }, fieldsOf(list), maker, 'created');
    if (made) return made;
  }
}

/** Throws 400 naming the books that the shop has never had, or has no more; deleted ones may come back. */
async function refuseUnknownBooks({ books }: NewList): Promise<void> {
  const ids = books.map(({ bookId }) => new Types.ObjectId(bookId));
  const isThere = await findIds({ _id: { $in: ids } });
  const problems: Record<string, string[]> = {};
  for (const [index, { bookId }] of books.entries()) {
    if (!isThere.has(bookId)) {
      problems[`books.${index}.bookId`] = ['is no book of this shop'];
    }
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

/**
 * Says all of a list anew. With `ifMatch` only while it is what the caller saw: throws 412
 * `stale_update` otherwise; one that the caller has deleted comes back.
 */
export async function changeList(
  slug: string,
  list: NewList,
  maker: ChangeMaker,
  ifMatch?: string,
): Promise<StoredList> {
  await refuseUnknownBooks(list);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const seen = await ListModel.findOne({ slug }).lean<StoredList>();
    if (!seen || (seen.deletedAt && ifMatch === undefined)) throw notFound('list');
    if (ifMatch !== undefined && !matchesEtag(ifMatch, etagOfList(seen))) break;
    const action = seen.deletedAt ? 'restored' : 'changed';
    const changed = await write(seen, fieldsOf(list), maker, action);
    if (changed) return changed;
  }
  throw new ApiError('stale_update', 'This list was changed meanwhile.');
}

/** Marks the list as deleted; throws 404 when it already is. */
export async function deleteList(slug: string, maker: ChangeMaker): Promise<StoredList> {
  for (;;) {
    const seen = await ListModel.findOne({ slug, deletedAt: null }).lean<StoredList>();
    if (!seen) throw notFound('list');
    const deleted = await write(seen, {}, maker, 'deleted');
    if (deleted) return deleted;
  }
}

/** The ETag that names this state of a list, whatever becomes of its books. */
export function etagOfList({ _id, version }: StoredList): string {
  return `"${_id.toHexString()}-${version}"`;
}

/** Nothing is written when the list was changed, or another took the slug, since it was read. */
async function write(
  seen: Pick<StoredList, 'slug' | 'version'>,
  after: Partial<ReturnType<typeof fieldsOf>>,
  maker: ChangeMaker,
  action: 'created' | 'changed' | 'deleted' | 'restored',
): Promise<StoredList | undefined> {
  const { slug, version } = seen;
  const deletedAt = action === 'deleted' ? new Date() : null;
  const update = {
    $set: { ...after, deletedAt },
    $setOnInsert: { createdAt: new Date() },
    $inc: { version: 1 },
    $push: { newChanges: newChange(maker, action, { before: seen, after }) },
  };
  const options = { upsert: version === 0, returnDocument: 'after' } as const;
  const writing = ListModel.findOneAndUpdate({ slug, version }, update, options);
  const written = await writing.lean<StoredList>().catch(ignoreDuplicateKey);
  if (!written) return undefined;
  shopChanged.tell();
  await fileChanges('list', [written._id]);
  return written;
}

function fieldsOf({ books, ...list }: NewList) {
  return {
    ...list,
    books: books.map(({ bookId, note }) => ({
      bookId: new Types.ObjectId(bookId),
      ...(note && { note }),
    })),
  };
}
