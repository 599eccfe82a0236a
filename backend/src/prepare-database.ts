import path from 'node:path';
import mongoose from 'mongoose';
import { takeBackup } from './backup/take-backup.ts';
import type { Settings } from './config/env.ts';
import { checkServer } from './database/check-server.ts';
import { connect, createIndexes, explainNoConnection } from './database/connect.ts';
import {
  hasUnfinishedRestore,
  endHeartbeat,
  heartbeat,
  sendHeartbeat,
} from './database/open-shops.ts';
import { NewerData, upgradeDatabase } from './database/upgrade-database.ts';
import { upgrades } from './database/upgrades.ts';
import { fileWaitingChanges } from './audit-log/file-waiting-changes.ts';
import { lacksTitleKeys, orderTitles } from './book-record/title-order.ts';
import { ensureFirstAdmin } from './features/sign-in/save-admin.ts';
import { TransactionTimeout } from './database/transaction.ts';
import { resumeImports } from './features/catalogue/import/store-import.ts';
import { createCoverIndexes } from './features/catalogue/covers/cover.model.ts';
import { schedule } from './runtime/schedule.ts';
import type { Log } from './log.ts';

/** The API cannot start; the message says why and what to do. */
export class CannotStart extends Error {}

/** The audit log stands above the database, whose upgrades do not know it. */
const allUpgrades = upgrades.map(({ run, ...upgrade }) => ({
  ...upgrade,
  run: async (db: mongoose.mongo.Db) => {
    await run(db);
    if (upgrade.filesChanges) await fileWaitingChanges(db);
  },
}));

/** Data of an earlier release become those of this one, after a backup of their own. */
async function upgradeData({ backup, dataDir }: Settings, log: Log): Promise<void> {
  const folder = backup.folder ?? path.resolve(dataDir, 'backups');
  const backUp = async () => {
    const { file } = await takeBackup(folder, log).catch((error: Error) => {
      throw new CannotStart(
        `This version changes the data, and the backup before that failed: ${error.message} Set BACKUP_DIR to a folder with room.`,
      );
    });
    log.warn(`the data as they were: ${path.join(folder, file)}`);
  };
  const how = { upgrades: allUpgrades, backUp, print: (line: string) => log.warn(line) };
  await upgradeDatabase(mongoose.connection.db!, how).catch(async (error: unknown) => {
    await endHeartbeat();
    throw error instanceof NewerData ? new CannotStart(error.message) : error;
  });
}

/** Connects to the database and brings it to what this version of the shop needs. */
export async function prepareDatabase(settings: Settings, log: Log): Promise<void> {
  await connect(settings.mongodbUri, { isPatient: true }).catch((error: unknown) => {
    throw new CannotStart(explainNoConnection(error as Error));
  });
  const { lacking, oldVersion } = await checkServer(mongoose.connection.db!);
  if (lacking === 'transactions') {
    throw new CannotStart(
      `This database has no transactions. A single MongoDB becomes a replica set of one: start it with --replSet shop, then run once: mongosh --eval "rs.initiate()"`,
    );
  }
  if (lacking) {
    throw new CannotStart(
      `This database cannot do what the shop asks: ${lacking}. Set MONGODB_URI to a MongoDB from version 7, with a user who may write; see "What the shop asks of its server" in docs/deploy.md.`,
    );
  }
  if (oldVersion) {
    log.warn(`the database has version ${oldVersion}; the shop is tried with version 7 and later`);
  }
  // In this order: a restore leaves its mark first and looks for open shops then.
  await sendHeartbeat();
  if (await hasUnfinishedRestore()) {
    await endHeartbeat();
    throw new CannotStart(
      'A restore of this database did not end. Run npm run restore once more, with --replace.',
    );
  }
  const stopHeartbeat = schedule([heartbeat], log);
  try {
    await upgradeData(settings, log);
    await createIndexes();
    await createCoverIndexes();
    if (await lacksTitleKeys()) await orderTitles({ isForced: true });
    // Nobody sees a part of a file that was accepted before a kill, however many books it has.
    await resumeImports({ idleMs: 0 }).catch((error: unknown) => {
      // A killed process may have left a transaction open; the background work comes back to it.
      if (!(error instanceof TransactionTimeout)) throw error;
      log.warn({ err: error }, 'an import is finished later');
    });
  } finally {
    await stopHeartbeat();
  }
  // The patience of the start is not that of a request.
  await mongoose.disconnect();
  await connect(settings.mongodbUri);
  await ensureFirstAdmin(settings.firstAdmin);
}
