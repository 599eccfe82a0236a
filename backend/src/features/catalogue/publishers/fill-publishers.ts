import type { ClientSession, Types } from 'mongoose';
import {
  publisherSlugOf,
  type PublisherColumns,
} from '../../../contract/book/publishers/publisher.ts';
import {
  AuditEntryModel,
  type StoredAuditEntry,
} from '../../../models/audit-log/audit-entry.model.ts';
import type { Actor } from '../../../models/audit-log/new-audit-entry.ts';
import { valuesOf } from './find-publishers.ts';
import { PublisherModel, type StoredPublisher } from './publisher.model.ts';
import { writePublisher } from './write-publisher.ts';

type Values = ReturnType<typeof valuesOf>;
type PublisherValues = Map<string, Values & { name: string }>;

interface RowOfBook {
  book: { publisher?: string | null | undefined };
  existing?: { publisher?: string | null } | undefined;
  publisherColumns?: PublisherColumns | undefined;
}

/** The publishers in the rows of a file, by slug; the first of several values counts. */
export function publishersInRows(rows: RowOfBook[]): PublisherValues {
  const publishers: PublisherValues = new Map();
  for (const { book, existing, publisherColumns: columns } of rows) {
    const name = book.publisher === undefined ? existing?.publisher : book.publisher;
    if (!name || !columns || !Object.values(columns).some(Boolean)) continue;
    const slug = publisherSlugOf(name);
    const known = publishers.get(slug);
    publishers.set(slug, {
      name: known?.name ?? name,
      address: known?.address || (columns.publisherAddress ?? ''),
      email: known?.email || (columns.publisherEmail ?? ''),
      url: known?.url || (columns.publisherUrl ?? ''),
      responsible: known?.responsible || (columns.publisherResponsible ?? ''),
    });
  }
  return publishers;
}

/** Values of the file that stored publishers lack. */
export async function findMissingValues(publishers: PublisherValues, session?: ClientSession) {
  if (publishers.size === 0) return [];
  const stored = await PublisherModel.find({ slug: { $in: [...publishers.keys()] } }, null, {
    session,
  }).lean<StoredPublisher[]>();
  const records = new Map(stored.map((record) => [record.slug, record]));
  return [...publishers].flatMap(([slug, { name, ...given }]) => {
    const before = records.get(slug);
    const known = valuesOf(before);
    const names = Object.keys(known) as (keyof Values)[];
    const missing = names.filter((each) => known[each] === '' && given[each] !== '');
    if (missing.length === 0) return [];
    const values = Object.fromEntries(missing.map((each) => [each, given[each]]));
    return [{ before, values: { ...values, ...(!before && { slug, name }) } }];
  });
}

/**
 * Fills empty fields of publishers from a file; existing values are never overwritten. Returns the
 * number of publishers that were filled.
 */
export async function fillPublishers(
  publishers: PublisherValues,
  actor: Actor,
  session: ClientSession,
): Promise<number> {
  const missing = await findMissingValues(publishers, session);
  for (const { before, values } of missing) {
    // A pending rename continues.
    const rename = before?.move ?? undefined;
    const action = before ? 'changed' : 'created';
    await writePublisher({ before, values, action, rename }, actor, session);
  }
  return missing.length;
}

/** Undoes what an import has filled in, unless the publisher was changed since. */
export async function emptyPublishers(
  importId: Types.ObjectId,
  actor: Actor,
  session: ClientSession,
): Promise<void> {
  const stored = await PublisherModel.find({ deletedAt: null }, null, { session }).lean<
    StoredPublisher[]
  >();
  for (const publisher of stored) {
    const last = await AuditEntryModel.findOne({ of: 'publisher', id: publisher._id.toHexString() })
      .session(session)
      .sort({ at: -1, _id: -1 })
      .lean<StoredAuditEntry>();
    if (!last?._id.endsWith(`-${importId.toHexString()}`)) continue;
    const values = Object.fromEntries(last.fields.map(({ name, before }) => [name, before ?? '']));
    const isNew = last.action === 'created';
    const action = isNew ? 'deleted' : 'changed';
    const rename = publisher.move ?? undefined;
    await writePublisher(
      { before: publisher, values: isNew ? {} : values, action, rename },
      actor,
      session,
    );
  }
}
