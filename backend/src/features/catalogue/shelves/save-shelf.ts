import { Types } from 'mongoose';
import type { ShelfInput } from '../../../contract/book/shelf.ts';
import { slugOf } from '../../../contract/text/fold.ts';
import { ignoreDuplicateKey } from '../../../database/unique-index.ts';
import { ApiError, invalidFields, notFound } from '../../../http/api-error.ts';
import { matchesEtag } from '../../../response-cache/etag.ts';
import { shopChanged } from '../../../shop-settings/settings.model.ts';
import { writeAuditEntries } from '../../../audit-log/write-audit-entries.ts';
import { findLastChange } from '../../../audit-log/last-change.ts';
import { newAuditEntry, type Actor } from '../../../audit-log/new-audit-entry.ts';
import { findIds } from '../../../book-record/find-page.ts';
import { ownersBooks } from '../../../book-record/book.model.ts';
import { findStoredShelf, withBooks } from './find-shelves.ts';
import { ShelfModel, type StoredShelf } from './shelf.model.ts';
import { rule } from '../../../contract/words/rules.ts';

const maxTries = 5;
const maxSlugLength = 80;

/** Makes a shelf; a slug that another one has gets a number. */
export async function createShelf(shelf: ShelfInput, maker: Actor): Promise<StoredShelf> {
  await refuseUnknownBooks(shelf);
  const base = slugOf(shelf.title).slice(0, maxSlugLength).replace(/-$/, '') || 'shelf';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const there = await ShelfModel.findOne({ slug }).lean<StoredShelf>();
    // The address of a deleted shelf is free again.
    if (there && !there.deletedAt) continue;
    const made = await write(there ?? { slug, version: 0 }, fieldsOf(shelf), maker, 'created');
    if (made) return made;
  }
}

/** Throws 400 naming the books that the shop has never had, or has no more; deleted ones may come back. */
async function refuseUnknownBooks({ books }: ShelfInput): Promise<void> {
  const ids = books.map(({ bookId }) => new Types.ObjectId(bookId));
  const isThere = await findIds({ _id: { $in: ids } });
  const problems: Record<string, string[]> = {};
  for (const [index, { bookId }] of books.entries()) {
    if (!isThere.has(bookId)) {
      problems[`books.${index}.bookId`] = [rule('not_of_shop')];
    }
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

/**
 * Says all of a shelf again. With `ifMatch` only while it is what the caller saw: throws 412
 * `stale_update` otherwise; one that the caller has deleted comes back.
 */
export async function changeShelf(
  slug: string,
  shelf: ShelfInput,
  maker: Actor,
  ifMatch?: string,
): Promise<StoredShelf> {
  await refuseUnknownBooks(shelf);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const seen = await ShelfModel.findOne({ slug }).lean<StoredShelf>();
    if (!seen || (seen.deletedAt && ifMatch === undefined)) throw notFound('shelf');
    if (ifMatch !== undefined && !matchesEtag(ifMatch, etagOfShelf(seen)))
      throw await staleUpdate(seen);
    const action = seen.deletedAt ? 'restored' : 'changed';
    const changed = await write(seen, fieldsOf(shelf), maker, action);
    if (changed) return changed;
  }
  throw await staleUpdate(await findStoredShelf(slug));
}

async function staleUpdate(shelf: StoredShelf): Promise<ApiError> {
  return new ApiError('stale_update', 'This shelf was changed meanwhile.', {
    // A deleted shelf has no version to choose.
    ...(!shelf.deletedAt && { current: await withBooks(shelf, ownersBooks) }),
    currentEtag: etagOfShelf(shelf),
    changed: await findLastChange('shelf', shelf._id.toHexString()),
  });
}

/** Marks the shelf as deleted; throws 404 when it already is. */
export async function deleteShelf(slug: string, maker: Actor): Promise<StoredShelf> {
  for (;;) {
    const seen = await ShelfModel.findOne({ slug, deletedAt: null }).lean<StoredShelf>();
    if (!seen) throw notFound('shelf');
    const deleted = await write(seen, {}, maker, 'deleted');
    if (deleted) return deleted;
  }
}

/** The ETag that names this state of a shelf, whatever becomes of its books. */
export function etagOfShelf({ _id, version }: StoredShelf): string {
  return `"${_id.toHexString()}-${version}"`;
}

/** Nothing is written when the shelf was changed, or another took the slug, since it was read. */
async function write(
  seen: Pick<StoredShelf, 'slug' | 'version'>,
  after: Partial<ReturnType<typeof fieldsOf>>,
  maker: Actor,
  action: 'created' | 'changed' | 'deleted' | 'restored',
): Promise<StoredShelf | undefined> {
  const { slug, version } = seen;
  const deletedAt = action === 'deleted' ? new Date() : null;
  const update = {
    $set: { ...after, deletedAt },
    $setOnInsert: { createdAt: new Date() },
    $inc: { version: 1 },
    $push: { newChanges: newAuditEntry(maker, action, { before: seen, after }) },
  };
  const options = { upsert: version === 0, returnDocument: 'after' } as const;
  const writing = ShelfModel.findOneAndUpdate({ slug, version }, update, options);
  const written = await writing.lean<StoredShelf>().catch(ignoreDuplicateKey);
  if (!written) return undefined;
  shopChanged.emit();
  await writeAuditEntries('shelf', [written._id]);
  return written;
}

function fieldsOf({ books, ...shelf }: ShelfInput) {
  return {
    ...shelf,
    books: books.map(({ bookId, note }) => ({
      bookId: new Types.ObjectId(bookId),
      ...(note && { note }),
    })),
  };
}
