import {
  connect,
  createIndexes,
  disconnect,
  explainNoConnection,
} from '../src/database/connect.ts';
import { hasUnfinishedRestore } from '../src/database/open-shops.ts';
import { openDatabase } from './demo/open-database.ts';
import { Trouble } from './demo/say.ts';

/** Works on the shop's database through its models, brought up to date as at a start of the shop. */
export async function withShop(work: () => Promise<void>): Promise<void> {
  const database = await openDatabase();
  try {
    await connect(database.uri, { isPatient: true }).catch((error: Error) => {
      throw new Trouble(explainNoConnection(error));
    });
    if (await hasUnfinishedRestore()) {
      throw new Trouble('A restore of this database did not end. Run it again first.');
    }
    await createIndexes();
    await work();
  } finally {
    await disconnect();
    await database.close();
  }
}
