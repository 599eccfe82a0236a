import type mongoose from 'mongoose';
import { renameStoredNames } from './rename-stored-names.ts';

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
