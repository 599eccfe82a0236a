import mongoose from 'mongoose';
import { connect, createIndexes, explainNoConnection } from '../../src/database/connect.ts';
import { hasUnfinishedRestore } from '../../src/database/open-shops.ts';
import { openDatabase } from './open-database.ts';
import { Trouble } from './print.ts';

/** Works on the shop's database as it is, and waits as long as a large one takes. */
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

/** Works on it through its models, brought up to date as at a start of the shop. */
export async function withShop(work: () => Promise<void>): Promise<void> {
  await withDatabase(async () => {
    if (await hasUnfinishedRestore()) {
      throw new Trouble('A restore of this database did not end. Run it again first.');
    }
    await createIndexes();
    await work();
  });
}

/** Connects for as long as work on a whole shop takes; throws a Trouble. */
export async function connectOrExplain(uri: string): Promise<void> {
  await connect(uri, { isPatient: true }).catch((error: Error) => {
    throw new Trouble(explainNoConnection(error));
  });
}
