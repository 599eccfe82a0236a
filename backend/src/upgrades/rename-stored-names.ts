import type mongoose from 'mongoose';
import { dropIndex, ignoreMissing } from '../database/drop-index.ts';
import { insertNew } from '../database/unique-index.ts';

type Db = mongoose.mongo.Db;
type Stored = Record<string, unknown> & { _id: unknown };
type Collection = mongoose.mongo.Collection<Stored>;

const batchSize = 250;

const collections: [string, string, (stored: Stored) => Stored][] = [
  ['letters', 'emails', renameEmail],
  ['lists', 'shelves', (stored) => stored],
  ['wishes', 'book-requests', renameBookRequest],
  ['changes', 'audit-log', renameAuditEntry],
  ['proven-addresses', 'verified-addresses', renameVerifiedAddress],
];

/** In this order: inner fields are renamed after the field that holds them. */
const fields = [
  ['orders', 'limitedBookIds', 'stockTrackedBookIds'],
  ['withdrawals', 'isUntold', 'isPending'],
  ['customers', 'erasure.provenEmails', 'erasure.verifiedEmails'],
  ['settings', 'letterTexts', 'emailTexts'],
  ['settings', 'emailTexts.wish-confirm', 'emailTexts.book-request-confirm'],
  ['settings', 'changedIn.letterTexts', 'changedIn.emailTexts'],
  ['settings', 'retention.lettersMonths', 'retention.emailsMonths'],
  ['settings', 'isFirstHourDismissed', 'isOnboardingDismissed'],
] as const;

/** May be run again after a kill: renamed data are left alone. */
export async function renameStoredNames(db: Db): Promise<void> {
  for (const [from, to, rename] of collections) {
    await moveDocuments(db.collection<Stored>(from), db.collection<Stored>(to), rename);
  }
  for (const [name, from, to] of fields) {
    await renameField(db.collection<Stored>(name), from, to);
  }
  await dropIndex(db.collection('withdrawals'), 'isUntold_1');
}

/** Inserts before it deletes, so that a kill loses nothing. */
async function moveDocuments(
  from: Collection,
  to: Collection,
  rename: (stored: Stored) => Stored,
): Promise<void> {
  for (;;) {
    const batch = await from.find().limit(batchSize).toArray();
    if (batch.length === 0) break;
    await insertNew(to, batch.map(rename));
    await from.deleteMany({ _id: { $in: batch.map(({ _id }) => _id) } });
  }
  await from.drop().catch(ignoreMissing);
}

async function renameField(collection: Collection, from: string, to: string): Promise<void> {
  for (;;) {
    const batch = await collection
      .find({ [from]: { $exists: true } }, { projection: { [from]: 1 } })
      .limit(batchSize)
      .toArray();
    if (batch.length === 0) return;
    const writes = batch.map((stored) => ({
      updateOne: {
        filter: { _id: stored._id },
        update: { $set: { [to]: valueAt(stored, from) }, $unset: { [from]: 1 } },
      },
    }));
    await collection.bulkWrite(writes as never, { ordered: false });
  }
}

function valueAt(stored: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((value, name) => new Map(Object.entries(value as Stored)).get(name), stored);
}

/** Of a kind, and of a key, which begins with the kind. */
function newKind(text: unknown): string {
  return String(text).replace(/^wish-confirm(?![\w-])/, 'book-request-confirm');
}

function renameEmail(stored: Stored): Stored {
  return { ...stored, kind: newKind(stored['kind']), key: newKind(stored['key']) };
}

function renameBookRequest({ isProven, outbox, ...rest }: Stored): Stored {
  const queued = outbox as { kind: string }[] | undefined;
  return {
    ...(rest as Stored),
    isVerified: isProven,
    ...(queued && { outbox: queued.map((each) => ({ ...each, kind: newKind(each.kind) })) }),
  };
}

function renameVerifiedAddress({ provenAt, ...rest }: Stored): Stored {
  return { ...(rest as Stored), verifiedAt: provenAt };
}

function renameAuditEntry(stored: Stored): Stored {
  if (stored['of'] === 'list') return { ...stored, of: 'shelf' };
  if (stored['of'] !== 'settings') return stored;
  const changed = stored['fields'] as { name: string }[];
  return { ...stored, fields: changed.map((each) => ({ ...each, name: newPath(each.name) })) };
}

function newPath(name: string): string {
  return name
    .replace(/^letterTexts(?=\.|$)/, 'emailTexts')
    .replace(/^emailTexts\.wish-confirm(?=\.|$)/, 'emailTexts.book-request-confirm')
    .replace(/^retention\.lettersMonths$/, 'retention.emailsMonths');
}
