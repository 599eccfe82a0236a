import { createIndexes } from '../src/database/connect.ts';
import { hasUnfinishedRestore } from '../src/database/open-shops.ts';
import { Trouble } from './demo/say.ts';
import { withDatabase } from './with-database.ts';

/** Works on the shop's database through its models, brought up to date as at a start of the shop. */
export async function withShop(work: () => Promise<void>): Promise<void> {
  await withDatabase(async () => {
    if (await hasUnfinishedRestore()) {
      throw new Trouble('A restore of this database did not end. Run it again first.');
    }
    await createIndexes();
    await work();
  });
}
