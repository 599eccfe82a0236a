import type { Settings } from './config/env.ts';
import mongoose from 'mongoose';
import { checkServer } from './database/check-server.ts';
import { connect, createIndexes, disconnect, explainNoConnection } from './database/connect.ts';
import { hasUnfinishedRestore, sayClosed, sayingOpen, sayOpen } from './database/open-shops.ts';
import { ensureFirstAdmin } from './features/sign-in/save-admin.ts';
import { createCoverIndexes } from './features/catalogue/covers/cover-store.ts';
import { createRateLimitIndexes } from './protection/rate-limit.ts';
import { schedule } from './runtime/schedule.ts';
import type { Log } from './log.ts';

/** The API cannot start; the message says why and what to do. */
export class CannotStart extends Error {}

/** Connects to the database and brings it to what this version of the shop needs. */
export async function prepareDatabase(settings: Settings, log: Log): Promise<void> {
  await connect(settings.mongodbUri, { isPatient: true }).catch((error: unknown) => {
    throw new CannotStart(explainNoConnection(error as Error));
  });
  const { lacking, oldVersion } = await checkServer(mongoose.connection.db!);
  if (lacking) {
    throw new CannotStart(
      `This database cannot do what the shop asks: ${lacking}. Set MONGODB_URI to a MongoDB from version 7, with a user who may write; see "Any MongoDB" in backend/README.md.`,
    );
  }
  if (oldVersion) {
    log.warn(`the database has version ${oldVersion}; the shop is tried with version 7 and later`);
  }
  // In this order: a restore leaves its mark first and looks for open shops then.
  await sayOpen();
  if (await hasUnfinishedRestore()) {
    await sayClosed();
    throw new CannotStart(
      'A restore of this database did not end. Run npm run restore once more, with --replace.',
    );
  }
  const stopSayingOpen = schedule([sayingOpen], log);
  try {
    await createIndexes();
    await createCoverIndexes();
    await createRateLimitIndexes();
  } finally {
    await stopSayingOpen();
  }
  // The patience of the start is not that of a request.
  await disconnect();
  await connect(settings.mongodbUri);
  await ensureFirstAdmin(settings.firstAdmin);
}
