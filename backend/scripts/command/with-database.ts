import mongoose from 'mongoose';
import { connect, createIndexes, explainNoConnection } from '../../src/database/connect.ts';
import { hasUnfinishedRestore } from '../../src/database/heartbeat.ts';
import { openDatabase } from './open-database.ts';
import { UserError } from './run-script.ts';

/** Runs work on the shop's database, without timeouts for large collections. */
export async function withDatabase(work: (db: mongoose.mongo.Db) => Promise<void>): Promise<void> {
  const { uri, close } = await openDatabase();
  try {
    await connectOrExplain(uri);
    await work(mongoose.connection.getClient().db());
  } finally {
    await mongoose.disconnect();
    await close();
  }
}

/** Runs work with the shop's models, after creating the indexes. */
export async function withShop(work: () => Promise<void>): Promise<void> {
  await withDatabase(async () => {
    if (await hasUnfinishedRestore()) {
      throw new UserError('A restore of this database did not end. Run it again first.');
    }
    await createIndexes();
    await work();
  });
}

/** Connects without timeouts; throws a `UserError`. */
export async function connectOrExplain(uri: string): Promise<void> {
  await connect(uri, { isPatient: true }).catch((error: Error) => {
    throw new UserError(explainNoConnection(error));
  });
}
