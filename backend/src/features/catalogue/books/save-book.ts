import { Types, type ClientSession } from 'mongoose';
import type { Book, BookChange, NewBook } from '../../../contract/book/book.ts';
import {
  fieldDetails,
  errorWithReason,
  staleUpdate,
  type ApiError,
} from '../../../http/api-error.ts';
import { keyScopes, makeOnce, requestKeyOf } from '../../../http/idempotency-key.ts';
import { etagOf, matchesEtag } from '../../../response-cache/etag.ts';
import { insertAuditEntries } from '../../../models/audit-log/insert-audit-entries.ts';
import { findLastChange } from '../../../models/audit-log/last-change.ts';
import { newAuditEntry, type Actor } from '../../../models/audit-log/new-audit-entry.ts';
import { assertNotAccepted } from '../../../models/books/import.model.ts';
import { moveAfterCommit } from '../../../models/books/move-books.ts';
import {
  BookModel,
  storedFieldsOf,
  toBook,
  type StoredBook,
} from '../../../models/books/book.model.ts';
import { readStoredBook } from './find-books.ts';
import { ownerUpdate } from './owner-update.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import {
  breaksPriceDecimals,
  missingFields,
  assertDayNotPast,
  assertPrices,
  writeWithFreeIsbn,
} from '../../../models/books/book-checks.ts';
import { readBook } from '../../../models/books/book-queries.ts';
import { assertFixedPrice } from '../../../models/books/assert-fixed-price.ts';
import { editBooks, writeBooks, type BookWrite } from '../../../models/books/write-books.ts';
import { rule } from '../../../contract/words/rules.ts';

interface BookRequest {
  book: NewBook;
  /** Of the header `Idempotency-Key`: the same key of the same admin is the same book. */
  key?: string | undefined;
  adminId: string;
  /** The admin's name. */
  by: string;
}

/**
 * Adds a book, once for one key; `isReplayed` tells that an earlier request made it. Throws 400 for the
 * ISBN of another book, 422 for a key used for another book.
 */
export async function createBook({ book, key, adminId, by }: BookRequest) {
  const fields = storedFieldsOf(book);
  const request = requestKeyOf(keyScopes.catalogue(adminId), key, book);
  const { result, isReplayed } = await writeWithFreeIsbn(fields, () =>
    makeOnce<{ bookId: Types.ObjectId }>(request, async (session) => {
      await assertPrices(book);
      assertFixedPrice(undefined, book, (await findSettings()).fixedPrice);
      await assertDayNotPast(book);
      const [created] = await BookModel.create([fields], { session });
      const entry = newAuditEntry({ by }, 'created', { after: fields });
      await insertAuditEntries('book', [{ _id: created!._id, entry }], session);
      return { bookId: created!._id };
    }),
  );
  if (!isReplayed) await moveAfterCommit();
  return { book: toBook(await readStoredBook(String(result.bookId), {})), isReplayed };
}

/**
 * Changes the given fields of a book. With `ifMatch` or `seenStock` throws 412 `stale_update`, with the
 * current book, when the book or its stock is not what the caller saw.
 */
export async function changeBook(
  id: string,
  { seenStock, ...change }: BookChange,
  actor: Actor,
  ifMatch?: string,
): Promise<Book> {
  await assertPrices(change);
  const { fixedPrice } = await findSettings();
  const _id = new Types.ObjectId(id);
  const changed = await writeWithFreeIsbn({ _id, isbn: change.isbn }, () =>
    editBooks(async (session) => {
      const book = await readBook({ _id, deletedAt: null }, { session });
      if (!isUnchanged(book, { ifMatch, seenStock })) throw await staleBook(book);
      if (Object.keys(change).length === 0) return toBook(book);
      await assertDayNotPast(change, book);
      const missing = missingFields(book, change);
      if (missing)
        throw errorWithReason(
          'validation_error',
          { code: 'book_incomplete', missing },
          fieldDetails(Object.fromEntries(missing.map((name) => [name, [rule('required')]]))),
        );
      assertFixedPrice(book, change, fixedPrice);
      return write(ownerUpdate(book, { change }, actor.by), actor, session);
    }),
  );
  if (change.category === undefined || (await hasCategory(changed.category))) return changed;
  await moveAfterCommit();
  return toBook(await readStoredBook(id, {}));
}

/** Whether the shop still has the category with which a book was saved. */
async function hasCategory(slug: string): Promise<boolean> {
  return (await findSettings()).categories.some((category) => category.slug === slug);
}

/** Whether the book is unchanged since the caller read it. */
function isUnchanged(
  book: StoredBook,
  { ifMatch, seenStock }: { ifMatch?: string; seenStock?: number | null },
): boolean {
  const isSame = ifMatch === undefined || matchesEtag(ifMatch, etagOfBook(toBook(book)));
  return isSame && (seenStock === undefined || seenStock === (book.stock ?? null));
}

/** The ETag that the response for one book carries. */
export function etagOfBook(book: Book): string {
  return etagOf(JSON.stringify(book));
}

/** Marks the book as deleted; throws 404 when it already is. */
export function deleteBook(id: string, actor: Actor): Promise<Book> {
  return editBooks(async (session) => {
    const book = await readBook({ _id: new Types.ObjectId(id), deletedAt: null }, { session });
    return write(ownerUpdate(book, { delete: true }, actor.by), actor, session);
  });
}

/** Undoes a delete; a book that is not deleted stays as it is. */
export async function restoreBook(id: string, actor: Actor): Promise<Book> {
  const _id = new Types.ObjectId(id);
  const { money } = await findSettings();
  return writeWithFreeIsbn({ _id }, () =>
    editBooks(async (session) => {
      const book = await readBook({ _id }, { session });
      if (!book.deletedAt) return toBook(book);
      if (breaksPriceDecimals(book, money))
        throw errorWithReason(
          'validation_error',
          { code: 'book_price_decimals' },
          fieldDetails({ newPrice: [rule('foreign_price')] }),
        );
      return write(ownerUpdate(book, { restore: true }, actor.by), actor, session);
    }),
  );
}

async function write(change: BookWrite, actor: Actor, session: ClientSession): Promise<Book> {
  await assertNotAccepted([change.book._id], session);
  const { books } = await writeBooks([change], actor, session);
  return toBook(books[0]!);
}

async function staleBook(book: StoredBook): Promise<ApiError> {
  const current = toBook(book);
  return staleUpdate('This book was changed meanwhile.', {
    current,
    etag: etagOfBook(current),
    changed: await findLastChange('book', current._id),
    stockSetAt: book.stockSetAt?.toISOString(),
  });
}
