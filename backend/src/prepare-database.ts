import type { Settings } from './config/env.ts';
import { findLacking } from './database/check-server.ts';
import { connect, createIndexes, disconnect, explainNoConnection } from './database/connect.ts';
import { sayClosed, sayOpen, whileSayingOpen } from './database/open-shops.ts';
import { hasUnfinishedRestore } from './database/unfinished-restore.ts';
import { ensureFirstAdmin } from './features/sign-in/save-admin.ts';
import { upgradeBooks } from './features/catalogue/books/upgrade-books.ts';
import { createCoverIndexes } from './features/catalogue/covers/cover-store.ts';
import { createRateLimitIndexes } from './protection/rate-limit.ts';
import type { Log } from './log.ts';

/** The API cannot start; the message says why and what to do. */
export class CannotStart extends Error {}

/** Connects to the database and brings it to what this version of the shop needs. */
export async function prepareDatabase(settings: Settings, log: Log): Promise<void> {
  await connect(settings.mongodbUri, { isPatient: true }).catch((error: unknown) => {
    throw new CannotStart(explainNoConnection(error as Error));
  });
  const lacking = await findLacking();
  if (!lacking) log.warn('it could not be told whether the database can do all that the shop asks');
  else if (lacking.length > 0) {
    throw new CannotStart(
      `This database cannot do what the shop asks: ${lacking.join(', ')}. Set MONGODB_URI to a MongoDB from version 7, or see "Any MongoDB" in backend/README.md.`,
    );
  }
  // In this order: a restore leaves its mark first and looks for open shops then.
  await sayOpen();
  if (await hasUnfinishedRestore()) {
    await sayClosed();
    throw new CannotStart(
      'A restore of this database did not end. Run npm run restore once more, with --replace.',
    );
  }
  await whileSayingOpen(log, async () => {
    await upgradeBooks();
    await createIndexes();
    await createCoverIndexes();
    await createRateLimitIndexes();
  });
  // The patience of the start is not that of a request.
  await disconnect();
  await connect(settings.mongodbUri);
  await ensureFirstAdmin(settings.firstAdmin);
}
