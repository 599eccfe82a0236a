import type { ClientSession } from 'mongoose';
import { newAuditEntry, type Actor } from '../../../models/audit-log/new-audit-entry.ts';
import { insertAuditEntries } from '../../../models/audit-log/insert-audit-entries.ts';
import { ownWrites } from '../../../models/books/book-changes.ts';
import {
  bookCollection,
  isbnKeyOf,
  pendingImportDate,
  undoableSince,
  type StoredBook,
} from '../../../models/books/book.model.ts';
import {
  ImportModel,
  importRows,
  type ImportRow,
  type StoredImport,
} from '../../../models/books/import.model.ts';
import { titleKeyOf } from '../../../models/books/title-key-of.ts';
import { findOrderedBooks } from './find-ordered-books.ts';
import { writeBooks, type BookValues, type BookWrite } from '../../../models/books/write-books.ts';

/**
 * Writes the books of some rows with their audit entries, and moves the import's cursor. New books stay
 * hidden, and deleted ones on sale, until the import is complete.
 */
export async function writeRows(
  { _id, cursor, by, keepsSoldSince }: StoredImport,
  rows: ImportRow[],
  session: ClientSession,
): Promise<void> {
  const isCurrent = await ImportModel.exists({ _id, state: 'accepted', cursor }).session(session);
  if (!isCurrent) return; // another process has written these rows
  const actor: Actor = { by, via: 'import', changeId: _id };
  const at = new Date();
  const found = await bookCollection
    .find({ _id: { $in: rows.map((row) => row._id) } }, { session })
    .toArray();
  const books = new Map(found.map((book) => [book._id.toHexString(), book]));
  const sold = await findSold(rows, keepsSoldSince, session);
  const isKept = (row: ImportRow) => row.action === 'deleted' && sold.has(row._id.toHexString());
  const taken = await releaseIsbns({ rows, books, keepsSoldSince }, session);
  const writes = rows.flatMap((row) => {
    if (isKept(row)) return [];
    const book = books.get(row._id.toHexString());
    return book ? writeOf(row, book, { actor, at, taken }) : [];
  });
  ownWrites.emit(new Map(writes.map(({ book }) => [book._id.toHexString(), +at])));
  await writeBooks(writes, actor, session);
  const created = rows.filter(
    (row) => row.action === 'created' && !books.has(row._id.toHexString()),
  );
  await insertBooks(created, actor, session);
  const next = {
    $set: { cursor: rows.at(-1)!.at + 1 },
    $inc: { changed: -rows.filter(isKept).length },
  };
  await ImportModel.updateOne({ _id }, next, { session });
}

interface WriteContext {
  actor: Actor;
  at: Date;
  /** ISBNs that other books keep. */
  taken: ReadonlySet<unknown>;
}

function writeOf(row: ImportRow, book: StoredBook, { actor, at, taken }: WriteContext): BookWrite {
  const { action, version, before, after, more, way: visibilityChange, createdAt } = row;
  const isAsPlanned = (book.__v ?? null) === version;
  const current = new Map<string, unknown>(Object.entries(book));
  const planned = new Map(Object.entries(before));
  // A field that somebody changed after the rows were planned keeps its value.
  const isOverwritten = (name: string) =>
    isAsPlanned || name === 'stock' || (current.get(name) ?? null) === planned.get(name);
  const values: BookValues = Object.fromEntries(
    Object.entries(after).filter(([name]) => isOverwritten(name)),
  );
  if (more !== undefined) {
    if (book.stock == null) delete values.stock;
    else values.stock = Math.max(0, book.stock + more);
  }
  if (taken.has(immediateIsbnOf({ way: visibilityChange, after: values }, book)))
    values.isbn = null;
  const entry = newAuditEntry(actor, action, { before: book, after: values });
  const recent = (book.imports ?? []).filter((note) => note.entry.at > undoableSince());
  return {
    book,
    action,
    values,
    unaudited: {
      // A book that the import shows or hides changes for others only when the import is complete.
      updatedAt: visibilityChange ? book.updatedAt : at,
      ...(createdAt && { createdAt }),
      ...(values.stock !== undefined && { stockSetAt: at }),
      ...(visibilityChange && action === 'changed' && { draft: book.draft }),
      ...(visibilityChange === 'out' && { leavesWith: actor.changeId }),
      imports: [...recent, { version: (version ?? 0) + 1, entry }],
    },
  };
}

/**
 * The ISBN that a row makes unique to a book at once; none for a used copy, nor for a book that the import
 * shows when it is complete, or hides.
 */
function immediateIsbnOf(
  { way, after }: Pick<ImportRow, 'way' | 'after'>,
  book: StoredBook | undefined,
): string | undefined {
  if (!book || way === 'out') return undefined;
  const key = isbnKeyOf(book._id, { ...book, ...after, ...(way && { draft: book.draft }) });
  return key === book._id.toHexString() || key === book.isbnKey ? undefined : key;
}

async function insertBooks(rows: ImportRow[], actor: Actor, session: ClientSession): Promise<void> {
  if (rows.length === 0) return;
  const entries = rows.map(({ _id, after }) => ({
    _id,
    entry: newAuditEntry(actor, 'created', { after }),
  }));
  const books = rows.map(({ _id, after, createdAt }, i) => ({
    _id,
    ...after,
    createdAt,
    updatedAt: pendingImportDate,
    deletedAt: pendingImportDate,
    __v: 0,
    isbnKey: _id.toHexString(),
    titleKey: titleKeyOf(String(after['title'])),
    ...(after['stock'] != null && { stockSetAt: createdAt }),
    imports: [{ version: 0, entry: entries[i]!.entry }],
  }));
  await bookCollection.insertMany(books as never[], { session });
  await insertAuditEntries('book', entries, session);
}

interface WrittenBooks extends Pick<StoredImport, 'keepsSoldSince'> {
  rows: ImportRow[];
  /** The books of the rows, by id. */
  books: ReadonlyMap<string, StoredBook>;
}

/**
 * Releases the ISBNs that books lose to other books of the import; their own rows set new keys. A book
 * that the import removes cannot be ordered from then on. Returns the ISBNs that other books keep.
 */
async function releaseIsbns(
  { rows, books, keepsSoldSince }: WrittenBooks,
  session: ClientSession,
): Promise<Set<unknown>> {
  const isbns = rows.flatMap((row) => immediateIsbnOf(row, books.get(row._id.toHexString())) ?? []);
  if (isbns.length === 0) return new Set();
  const holders = await bookCollection
    .find({ isbnKey: { $in: isbns } }, { session, projection: { isbn: 1 } })
    .toArray();
  const rowsOfHolders = await importRows
    .find(
      {
        _id: { $in: holders.map(({ _id }) => _id) },
        importId: rows[0]!.importId,
        $or: [
          { 'after.isbn': { $exists: true } },
          { 'after.condition': { $exists: true } },
          { way: 'out' as const },
        ],
      },
      { session },
    )
    .project<Pick<ImportRow, '_id' | 'importId' | 'way' | 'action'>>({
      importId: 1,
      way: 1,
      action: 1,
    })
    .toArray();
  const sold = await findSold(rowsOfHolders, keepsSoldSince, session);
  const releasing = rowsOfHolders.filter(({ _id }) => !sold.has(_id.toHexString()));
  for (const { _id, importId, way } of releasing) {
    const isbnKey = _id.toHexString();
    const change = { isbnKey, ...(way === 'out' && { leavesWith: importId }) };
    await bookCollection.updateOne({ _id }, { $set: change }, { session });
    const book = books.get(isbnKey);
    if (book) Object.assign(book, change);
  }
  const released = new Set(releasing.map(({ _id }) => _id.toHexString()));
  return new Set(
    holders.filter(({ _id }) => !released.has(_id.toHexString())).map(({ isbn }) => isbn),
  );
}

/** The books that were ordered with the ones that these rows remove; none unless an undo keeps them. */
async function findSold(
  rows: Pick<ImportRow, '_id' | 'action'>[],
  since: StoredImport['keepsSoldSince'],
  session: ClientSession,
): Promise<ReadonlySet<string>> {
  if (!since) return new Set();
  const removed = rows.filter(({ action }) => action === 'deleted').map(({ _id }) => _id);
  return findOrderedBooks(removed, since, session);
}
