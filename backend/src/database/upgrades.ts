import type mongoose from 'mongoose';
import { dropIndex, finishEarlierWork } from './finish-earlier-work.ts';

type Db = mongoose.mongo.Db;

/** Brings all data from one shape to the next. Killed at any point it is run again from its start. */
export interface Upgrade {
  /** What it does, in the log. */
  title: string;
  run: (db: Db) => Promise<void>;
}

/**
 * Since the first release, in their order; never changed once released. The shape of the data is the
 * number of those they have been through. Each leaves what the release before it can read, so that
 * instances of both may run while one replaces the other; what nobody reads any more goes one later.
 */
export const upgrades: Upgrade[] = [
  { title: 'letters are kept for as long as the settings say', run: dropLettersExpiry },
  { title: 'orders, emails and stock change in transactions', run: finishEarlierWork },
];

/** They went after half a year, by themselves; the background work takes them away now. */
async function dropLettersExpiry(db: Db): Promise<void> {
  await dropIndex(db.collection('letters'), 'createdAt_1');
}
