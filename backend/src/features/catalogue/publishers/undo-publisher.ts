import { Types, type ClientSession } from 'mongoose';
import {
  AuditEntryModel,
  findEntriesOf,
  type StoredAuditEntry,
} from '../../../models/audit-log/audit-entry.model.ts';
import type { Actor } from '../../../models/audit-log/new-audit-entry.ts';
import { undoableSince, bookCollection } from '../../../models/books/book.model.ts';
import { chunksOf } from '../../../runtime/chunks-of.ts';
import { commitInParts } from '../../../database/commit-in-parts.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { isDuplicateKey } from '../../../database/unique-index.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { PublisherModel, type StoredPublisher } from './publisher.model.ts';
import { setPublisher, partLength } from './rename-books.ts';
import { writePublisher } from './write-publisher.ts';

const changedSince = () =>
  new ApiError('stale_update', 'This publisher was changed since and stays as it is.');

/**
 * Undoes a rename or merge of publishers: their values, and the earlier name of each book that still
 * has the new one. The earlier values come from the audit log; may be repeated. Throws 404 after 30
 * days, and 412 when one of the publishers was changed since.
 */
export async function undoPublisherChange(id: string, { by }: Actor): Promise<{ books: number }> {
  const changeId = new Types.ObjectId(id);
  const entries = await findEntriesOf('publisher', changeId);
  const name = entries.map((entry) => valueOf(entry, 'spellings', 'after')).find(Boolean);
  if (!entries[0] || entries[0].via || entries[0].at < undoableSince())
    throw notFound('change of publishers');
  const actor = { by, changeId: new Types.ObjectId() };
  const first = name ? (await findRenamed(name, changeId)).slice(0, partLength) : [];
  await inTransaction(async (session) => {
    for (const entry of entries) await writeBack(entry, actor, session);
    await renameBack(first, actor, session);
  }).catch((error: unknown) => {
    // Another publisher has the earlier address by now.
    throw isDuplicateKey(error) ? changedSince() : error;
  });
  // Looked for again, as the rename may have gone on until the publisher was written.
  const rest = name ? await findRenamed(name, changeId) : [];
  let done = 0;
  await commitInParts(partLength, async (length) => {
    const part = rest.slice(done, done + length);
    await inTransaction((session) => renameBack(part, actor, session));
    done += part.length;
    return done < rest.length;
  });
  return { books: first.length + rest.length };
}

interface RenamedBook {
  _id: Types.ObjectId;
  publisher: string;
  before: string;
}

/** The books that this change renamed, each with its earlier name. */
async function findRenamed(publisher: string, changeId: Types.ObjectId): Promise<RenamedBook[]> {
  const found = await bookCollection.find({ publisher }, { projection: { _id: 1 } }).toArray();
  const renamed: RenamedBook[] = [];
  for (const books of chunksOf(found)) {
    const entryIds = new Map(
      books.map(({ _id }) => [`${_id.toHexString()}-${changeId.toHexString()}`, _id]),
    );
    const entries = await AuditEntryModel.find({
      _id: { $in: [...entryIds.keys()] },
    }).lean<StoredAuditEntry[]>();
    for (const entry of entries) {
      const before = valueOf(entry, 'publisher', 'before');
      if (before) renamed.push({ _id: entryIds.get(entry._id)!, publisher, before });
    }
  }
  return renamed;
}

async function renameBack(
  books: RenamedBook[],
  actor: Actor,
  session: ClientSession,
): Promise<void> {
  for (const before of new Set(books.map((book) => book.before))) {
    const group = books.filter((book) => book.before === before);
    const _id = { $in: group.map((book) => book._id) };
    // A book that got another publisher meanwhile keeps it.
    const filter = { _id, publisher: group[0]!.publisher };
    const renamed = await bookCollection.find(filter, { session }).toArray();
    await setPublisher(before, renamed, actor, session);
  }
}

/** Restores the publisher as it was before the change; does nothing if it is unchanged. */
async function writeBack(
  entry: StoredAuditEntry,
  actor: Actor,
  session: ClientSession,
): Promise<void> {
  const current = await PublisherModel.findById(entry.id, null, {
    session,
  }).lean<StoredPublisher>();
  const fields = entry.fields.filter(({ name }) => name !== 'spellings');
  const stored = new Map<string, unknown>(Object.entries(current ?? {}));
  const isAsBefore = fields.every(
    (field) => (stored.get(field.name) || null) === (field.before || null),
  );
  const isBack = entry.action === 'created' ? current?.deletedAt != null : isAsBefore;
  if (isBack && fields.length > 0) return;
  const last = await AuditEntryModel.findOne({ of: 'publisher', id: entry.id }, null, { session })
    .sort({ at: -1, _id: -1 })
    .lean<StoredAuditEntry>();
  if (!current || last?._id !== entry._id) throw changedSince();
  const values = Object.fromEntries(fields.map(({ name, before }) => [name, before ?? '']));
  const back = { created: 'deleted', deleted: 'restored' } as const;
  const action =
    entry.action === 'created' || entry.action === 'deleted' ? back[entry.action] : 'changed';
  await writePublisher(
    { before: current, values: action === 'deleted' ? {} : values, action },
    actor,
    session,
  );
}

function valueOf(entry: StoredAuditEntry, name: string, side: 'before' | 'after') {
  const value = entry.fields.find((field) => field.name === name)?.[side];
  return typeof value === 'string' ? value : undefined;
}
