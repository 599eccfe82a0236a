import mongoose from 'mongoose';

// A restore that was killed leaves half a shop. As long as this collection is there, none opens.
export const restoreMark = 'unfinished-restore';

/** Returns whether a restore into this database, else the shop's own, began and did not end. */
export async function hasUnfinishedRestore(
  db: mongoose.mongo.Db | undefined = mongoose.connection.db,
): Promise<boolean> {
  return (await db?.collection(restoreMark).findOne({})) != null;
}
