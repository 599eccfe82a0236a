import type mongoose from 'mongoose';
import { renameStoredNames } from './rename-stored-names.ts';
import { foldEmail } from '../contract/text/email.ts';

type Db = mongoose.mongo.Db;

/** Brings all data to the next version. Killed at any point it is run again from its start. */
export interface Upgrade {
  /** What it does, in the log. */
  title: string;
  run: (db: Db) => Promise<void>;
}

/**
 * Since the first release, in their order; never changed once released. The version of the data is
 * the number of those they have been through. Each leaves what the release before it can read, so that
 * instances of both may run while one replaces the other; what nobody reads any more goes one later.
 */
export const upgrades: Upgrade[] = [
  { title: 'letters are kept for as long as the settings say', run: dropLettersExpiry },
  { title: 'collections and fields get the names that the code uses', run: renameStoredNames },
  { title: 'addresses are compared in one form', run: foldEmails },
  { title: 'an address is proven by an account', run: forgetProvenByNobody },
  { title: 'an order has all withdrawals that were declared', run: keepAllWithdrawals },
];

/** They went after half a year, by themselves; the background work takes them away now. */
async function dropLettersExpiry(db: Db): Promise<void> {
  await db
    .collection('letters')
    .dropIndex('createdAt_1')
    .catch((error: unknown) => {
      // 26: no letters, 27: no such index.
      if (![26, 27].includes((error as { code?: number }).code ?? 0)) throw error;
    });
}

/** Letters had their address as it was typed only, and domains of other scripts had two forms. */
async function foldEmails(db: Db): Promise<void> {
  for (const [name, typed, folded] of [
    ['letters', 'to', 'toLower'],
    ['orders', 'email', 'emailLower'],
    ['withdrawals', 'email', 'emailLower'],
    ['wishes', 'email', 'address'],
  ] as const) {
    const records = db.collection(name);
    const projection = { [typed]: 1, [folded]: 1 };
    for await (const record of records.find({}, { projection })) {
      const right = foldEmail(String(record[typed] ?? ''));
      if (record[folded] === right) continue;
      await records.updateOne({ _id: record._id }, { $set: { [folded]: right } });
    }
  }
}

/** Nobody knows who has proven these; the next sign-in does so again. */
async function forgetProvenByNobody(db: Db): Promise<void> {
  await db.collection('proven-addresses').deleteMany({ uid: null });
}

/** An order had the first one only, and nobody knows whether its customer was signed in. */
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
