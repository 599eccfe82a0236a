import { Types, type ClientSession } from 'mongoose';
import {
  publisherSlugOf,
  type PublisherInput,
  type PublisherMerge,
  type SavedPublisher,
} from '../../../contract/book/publishers/publisher.ts';
import { findLastChange } from '../../../models/audit-log/last-change.ts';
import type { Actor } from '../../../models/audit-log/new-audit-entry.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { retryDuplicateKey } from '../../../database/retry.ts';
import { invalidFields, notFound, staleUpdate, type ApiError } from '../../../http/api-error.ts';
import { etagOfVersion, matchesEtag } from '../../../response-cache/etag.ts';
import { continueInBackground } from '../../../runtime/continue-in-background.ts';
import { rule } from '../../../contract/words/rules.ts';
import { readPublisher, findSpellings, valuesOf } from './find-publishers.ts';
import { PublisherModel, type PublisherRename, type StoredPublisher } from './publisher.model.ts';
import { renameRemainingBooks, renameSomeBooks } from './rename-books.ts';
import { writePublisher } from './write-publisher.ts';

/** How long the response waits for the books that the first transaction leaves. */
const restTimeoutMs = 2000;

/** The ETag of a publisher; independent of its books. */
export function etagOfPublisher(stored: StoredPublisher | null): string {
  return stored ? etagOfVersion(stored._id, stored.version) : '"new"';
}

/**
 * Writes all of a publisher; a new name goes to its books. With `ifMatch` only while it is what the
 * caller saw: throws 412 `stale_update` otherwise. Throws 400 for the name of another publisher.
 */
export async function changePublisher(
  slug: string,
  input: PublisherInput,
  { by }: Actor,
  ifMatch?: string,
): Promise<Saved> {
  const to = publisherSlugOf(input.name);
  const otherSpellings = to === slug ? [] : await findSpellings([to]);
  return save(input.name, [slug], async (spellings, changeId, session) => {
    const before = await findRecord(slug, session);
    if (!before && spellings.length === 0) throw notFound('publisher');
    if (ifMatch !== undefined && !matchesEtag(ifMatch, etagOfPublisher(before)))
      throw await publisherChanged(slug, before);
    const isTaken = to !== slug && (otherSpellings.length > 0 || (await findRecord(to, session)));
    if (isTaken) throw invalidFields({ name: [rule('taken')] });
    const values = { ...input, slug: to };
    const action = before ? 'changed' : 'created';
    const rename = renameOf(spellings, input.name, { by, changeId }, [before]);
    return writePublisher({ before, values, action, rename }, { by, changeId }, session);
  });
}

/**
 * Gives the books of these publishers one name. The one that has the name already, or is made, keeps
 * its values and takes what it lacks from the others in their order.
 */
export function mergePublishers({ from, name }: PublisherMerge, { by }: Actor): Promise<Saved> {
  const slug = publisherSlugOf(name);
  const others = from.filter((each) => each !== slug);
  return save(name, [...from, slug], async (spellings, changeId, session) => {
    const before = await findRecord(slug, session);
    const merged: StoredPublisher[] = [];
    for (const other of others) {
      const record = await findRecord(other, session);
      if (record) merged.push(record);
    }
    const actor = { by, changeId };
    const rename = renameOf(spellings, name, actor, [before, ...merged]);
    if (!rename && merged.length === 0) {
      // A repeat finds nothing left to do.
      if (before) return before;
      throw notFound('publisher');
    }
    for (const record of merged) {
      await writePublisher({ before: record, values: {}, action: 'deleted' }, actor, session);
    }
    const values = { slug, name, ...filledUp([before, ...merged]) };
    const action = before ? 'changed' : 'created';
    return writePublisher({ before, values, action, rename }, actor, session);
  });
}

function findRecord(slug: string, session: ClientSession): Promise<StoredPublisher | null> {
  return PublisherModel.findOne({ slug }, null, { session }).lean<StoredPublisher>();
}

/** Merges records: the first non-empty value of each field. */
function filledUp(records: (StoredPublisher | null)[]) {
  const filled = valuesOf(undefined);
  for (const values of records.map(valuesOf)) {
    for (const name of Object.keys(filled) as (keyof typeof filled)[])
      filled[name] ||= values[name];
  }
  return filled;
}

/** The books with another spelling, and those of a pending rename. */
function renameOf(
  spellings: string[],
  name: string,
  { by, changeId }: { by: string; changeId: Types.ObjectId },
  records: (StoredPublisher | null)[],
): PublisherRename | undefined {
  const pendingSpellings = records.flatMap((record) => record?.move?.from ?? []);
  const from = [...new Set([...spellings, ...pendingSpellings])].filter(
    (spelling) => spelling !== name,
  );
  return from.length > 0 ? { from, by, changeId } : undefined;
}

async function publisherChanged(slug: string, before: StoredPublisher | null): Promise<ApiError> {
  return staleUpdate('This publisher was changed meanwhile.', {
    current: await readPublisher(slug),
    etag: etagOfPublisher(before),
    ...(before && { changed: await findLastChange('publisher', before._id.toHexString()) }),
  });
}

interface Saved {
  publisher: SavedPublisher;
  etag: string;
}

type Write = (
  spellings: string[],
  changeId: Types.ObjectId,
  session: ClientSession,
) => Promise<StoredPublisher>;

/** Writes the publisher with the first part of its books in one transaction, and then the others. */
async function save(name: string, slugs: string[], write: Write): Promise<Saved> {
  const spellings = await findSpellings([...new Set(slugs)]);
  const attempt = () =>
    inTransaction(async (session) => {
      const changeId = new Types.ObjectId();
      const written = await write(spellings, changeId, session);
      const isMore = await renameSomeBooks(written, session);
      return { written, isMore, undo: written.move ? changeId.toHexString() : undefined };
    });
  const { written, isMore, undo } = await retryDuplicateKey(attempt);
  if (isMore) {
    const message = 'books get the name of their publisher later';
    await continueInBackground(renameRemainingBooks(written._id), message, restTimeoutMs);
  }
  const publisher = await readPublisher(publisherSlugOf(name));
  return { publisher: { ...publisher, undo }, etag: etagOfPublisher(written) };
}
