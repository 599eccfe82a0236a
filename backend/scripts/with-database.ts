import mongoose from 'mongoose';
import { connect, disconnect, explainNoConnection } from '../src/database/connect.ts';
import { openDatabase } from './demo/open-database.ts';
import { Trouble } from './demo/say.ts';

/** Works on the shop's database as it is, and waits as long as a large one takes. */
export async function withDatabase(work: (db: mongoose.mongo.Db) => Promise<void>): Promise<void> {
  const { uri, close } = await openDatabase();
  try {
    await connectOrExplain(uri);
    await work(mongoose.connection.getClient().db());
  } finally {
    await disconnect();
    await close();
  }
}

/** Connects for as long as work on a whole shop takes; throws a Trouble. */
export async function connectOrExplain(uri: string): Promise<void> {
  await connect(uri, { isPatient: true }).catch((error: Error) => {
    throw new Trouble(explainNoConnection(error));
  });
}
