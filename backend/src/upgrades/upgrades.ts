import type mongoose from 'mongoose';
import { dropIndex } from '../database/drop-index.ts';
import { fileWaitingChanges } from './file-waiting-changes.ts';
import { finishEarlierWork } from './finish-earlier-work.ts';
import { foldStoredEmails } from './fold-stored-emails.ts';
import { renameStoredNames } from './rename-stored-names.ts';
import { renewSearchWords } from './renew-search-words.ts';

type Db = mongoose.mongo.Db;

/** Brings all data to the next version. Killed at any point it is run again from its start. */
export interface Upgrade {
  /** Its description in the log. */
  title: string;
  run: (db: Db) => Promise<void>;
}

/**
 * Since the first release, in their order; never changed once released. The version of the data is
 * the number of those they have been through. Each leaves what the release before it can read, so that
 * instances of both may run while one replaces the other; unused fields go one later.
 */
export const upgrades: Upgrade[] = [
  { title: 'letters are kept for as long as the settings say', run: dropLettersExpiry },
  {
    title: 'several documents change in one transaction, under their new names',
    run: toTransactions,
  },
];

/** The index deleted emails after half a year; the background work deletes them now. */
async function dropLettersExpiry(db: Db): Promise<void> {
  await dropIndex(db.collection('letters'), 'createdAt_1');
}

/** Each part finds only the work that remains, so that it may be killed and run again. */
async function toTransactions(db: Db): Promise<void> {
  await renameStoredNames(db);
  await foldStoredEmails(db);
  await deleteUnownedAddresses(db);
  await keepAllWithdrawals(db);
  await finishEarlierWork(db);
  await fileWaitingChanges(db);
  await renewSearchWords(db);
}

/** Earlier data do not say which account verified an address; the next sign-in does. */
async function deleteUnownedAddresses(db: Db): Promise<void> {
  await db.collection('verified-addresses').deleteMany({ uid: null });
}

/** An order had only its first withdrawal, and it is unknown whether its customer was signed in. */
async function keepAllWithdrawals(db: Db): Promise<void> {
  const orders = db.collection('orders');
  for await (const { _id, withdrawal } of orders.find({ withdrawal: { $exists: true } })) {
    const withdrawals = [{ _id, ...(withdrawal as object), isSignedIn: false }];
    await orders.updateOne({ _id }, { $set: { withdrawals }, $unset: { withdrawal: 1 } });
  }
  const withdrawals = db.collection('withdrawals');
  for await (const { _id, receivedAt } of withdrawals.find({ orderId: null, expiresAt: null })) {
    const expiresAt = new Date(Number(receivedAt) + 365 * 86_400_000);
    await withdrawals.updateOne({ _id }, { $set: { expiresAt } });
  }
}
