import { Types, type ClientSession } from 'mongoose';
import type { ShelfInput } from '../../../contract/book/shelf.ts';
import { slugOf } from '../../../contract/text/fold.ts';
import { afterCommit, inTransaction } from '../../../database/transaction.ts';
import type { RequestKey } from '../../../database/request-key.model.ts';
import { retryDuplicateKey } from '../../../database/retry.ts';
import { invalidFields, notFound, staleUpdate, type ApiError } from '../../../http/api-error.ts';
import { makeOnce } from '../../../http/idempotency-key.ts';
import { etagOfVersion, matchesEtag } from '../../../response-cache/etag.ts';
import { shopChanged } from '../../../models/settings/shop-changes.ts';
import { insertAuditEntries } from '../../../models/audit-log/insert-audit-entries.ts';
import { findLastChange } from '../../../models/audit-log/last-change.ts';
import { newAuditEntry, type Actor } from '../../../models/audit-log/new-audit-entry.ts';
import { findIds } from '../../../models/books/book-queries.ts';
import { ownersBooks } from '../../../models/books/book.model.ts';
import { readShelf, withBooks } from './find-shelves.ts';
import { ShelfModel, type StoredShelf } from './shelf.model.ts';
import { rule } from '../../../contract/words/rules.ts';

const maxSlugLength = 80;

/**
 * Makes a shelf, once for one key; its slug gets a number if another shelf has it. Throws 422 for a key
 * used for another shelf.
 */
export async function createShelf(shelf: ShelfInput, actor: Actor, key?: RequestKey) {
  await assertKnownBooks(shelf);
  const base = slugOf(shelf.title).slice(0, maxSlugLength).replace(/-$/, '') || 'shelf';
  const { result, isReplayed } = await retryDuplicateKey(() =>
    makeOnce<{ slug: string }>(key, async (session) => {
      const before = await findFreeSlug(base, session);
      const change = { before, after: shelfFieldsOf(shelf), actor, action: 'created' } as const;
      const { slug } = await write(session, change);
      return { slug };
    }),
  );
  return { shelf: await readShelf(result.slug), isReplayed };
}

/** A free slug, or the deleted shelf that has it. */
async function findFreeSlug(base: string, session: ClientSession): Promise<ShelfBefore> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const there = await findShelf(slug, session);
    if (!there) return { slug, version: 0 };
    if (there.deletedAt) return there;
  }
}

function findShelf(slug: string, session: ClientSession): Promise<StoredShelf | null> {
  return ShelfModel.findOne({ slug }, null, { session }).lean<StoredShelf>();
}

/** Throws 400 for unknown books; deleted ones are accepted, since they may be restored. */
async function assertKnownBooks({ books }: ShelfInput): Promise<void> {
  const ids = books.map(({ bookId }) => new Types.ObjectId(bookId));
  const knownIds = await findIds({ _id: { $in: ids } });
  const problems: Record<string, string[]> = {};
  for (const [index, { bookId }] of books.entries()) {
    if (!knownIds.has(bookId)) {
      problems[`books.${index}.bookId`] = [rule('not_of_shop')];
    }
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

/**
 * Replaces a shelf. With `ifMatch` throws 412 `stale_update` when it was changed since; the ETag of a
 * deleted shelf restores it.
 */
export async function changeShelf(
  slug: string,
  shelf: ShelfInput,
  actor: Actor,
  ifMatch?: string,
): Promise<StoredShelf> {
  await assertKnownBooks(shelf);
  return inTransaction(async (session) => {
    const before = await findShelf(slug, session);
    if (!before || (before.deletedAt && ifMatch === undefined)) throw notFound('shelf');
    if (ifMatch !== undefined && !matchesEtag(ifMatch, etagOfShelf(before)))
      throw await staleShelf(before);
    const action = before.deletedAt ? 'restored' : 'changed';
    return write(session, { before, after: shelfFieldsOf(shelf), actor, action });
  });
}

async function staleShelf(shelf: StoredShelf): Promise<ApiError> {
  return staleUpdate('This shelf was changed meanwhile.', {
    // A deleted shelf has no version to choose.
    ...(!shelf.deletedAt && { current: await withBooks(shelf, ownersBooks) }),
    etag: etagOfShelf(shelf),
    changed: await findLastChange('shelf', shelf._id.toHexString()),
  });
}

/** Marks the shelf as deleted; throws 404 when it already is. */
export async function deleteShelf(slug: string, actor: Actor): Promise<StoredShelf> {
  return inTransaction(async (session) => {
    const before = await findShelf(slug, session);
    if (!before || before.deletedAt) throw notFound('shelf');
    return write(session, { before, actor, action: 'deleted' });
  });
}

/** The ETag of a shelf; independent of its books. */
export function etagOfShelf({ _id, version }: StoredShelf): string {
  return etagOfVersion(_id, version);
}

type ShelfBefore = Pick<StoredShelf, 'slug' | 'version'> & Partial<StoredShelf>;

interface ShelfChange {
  /** As it was read in this transaction. */
  before: ShelfBefore;
  after?: ReturnType<typeof shelfFieldsOf>;
  actor: Actor;
  action: 'created' | 'changed' | 'deleted' | 'restored';
}

async function write(
  session: ClientSession,
  { before, after, actor, action }: ShelfChange,
): Promise<StoredShelf> {
  const { slug, version } = before;
  const deletedAt = action === 'deleted' ? new Date() : null;
  const written = await ShelfModel.findOneAndUpdate(
    { slug },
    {
      $set: { ...after, deletedAt, version: version + 1 },
      $setOnInsert: { createdAt: new Date() },
    },
    { upsert: true, returnDocument: 'after', session },
  )
    .orFail()
    .lean<StoredShelf>();
  const entry = newAuditEntry(actor, action, { before, after: after ?? {} });
  await insertAuditEntries('shelf', [{ _id: written._id, entry }], session);
  afterCommit(session, shopChanged.emit);
  return written;
}

function shelfFieldsOf({ books, ...shelf }: ShelfInput) {
  return {
    ...shelf,
    books: books.map(({ bookId, note }) => ({
      bookId: new Types.ObjectId(bookId),
      ...(note && { note }),
    })),
  };
}
