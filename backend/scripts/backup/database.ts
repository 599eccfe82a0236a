import mongoose from 'mongoose';
import { openDatabase } from '../demo/open-database.ts';
import { explainNoConnection } from '../../src/database/connect.ts';
import { Trouble } from '../demo/say.ts';

/** Works on the shop's database through a connection that waits as long as a large one takes. */
export async function withDatabase(work: (db: mongoose.mongo.Db) => Promise<void>): Promise<void> {
  const { uri, close } = await openDatabase();
  const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 5000 });
  try {
    await client.connect().catch((error: Error) => {
      throw new Trouble(explainNoConnection(error));
    });
    await work(client.db());
  } finally {
    await client.close();
    await close();
  }
}
