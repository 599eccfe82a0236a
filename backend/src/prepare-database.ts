import path from 'node:path';
import mongoose from 'mongoose';
import { takeBackup } from './backup/take-backup.ts';
import type { Environment } from './config/env.ts';
import { checkServer } from './database/check-server.ts';
import { connect, createIndexes, explainNoConnection } from './database/connect.ts';
import {
  hasUnfinishedRestore,
  endHeartbeat,
  heartbeat,
  sendHeartbeat,
} from './database/heartbeat.ts';
import { NewerData, upgradeDatabase } from './upgrades/upgrade-database.ts';
import { upgrades } from './upgrades/upgrades.ts';
import { lacksTitleKeys, sortTitles } from './models/books/title-sort.ts';
import { ensureFirstAdmin } from './features/sign-in/save-admin.ts';
import { TransactionTimeout } from './database/transaction.ts';
import { resumeImports } from './features/catalogue/import/store-import.ts';
import { createCoverIndexes } from './features/catalogue/covers/cover.model.ts';
import { schedule } from './runtime/schedule.ts';
import type { Log } from './log.ts';

/** The API cannot start; the message says why and what to do. */
export class CannotStart extends Error {}

/** Upgrades data of an earlier release, after a backup. */
async function upgradeData({ backup, dataDir }: Environment, log: Log): Promise<void> {
  const folder = backup.folder ?? path.resolve(dataDir, 'backups');
  const backUp = async () => {
    const { file } = await takeBackup(folder, log).catch((error: Error) => {
      throw new CannotStart(
        `This version changes the data, and the backup before that failed: ${error.message} Set BACKUP_DIR to a folder with room.`,
      );
    });
    log.warn(`the data as they were: ${path.join(folder, file)}`);
  };
  const options = { upgrades, backUp, print: (line: string) => log.warn(line) };
  await upgradeDatabase(mongoose.connection.db!, options).catch(async (error: unknown) => {
    await endHeartbeat();
    throw error instanceof NewerData ? new CannotStart(error.message) : error;
  });
}

/** Connects to the database and brings it to what this version of the shop needs. */
export async function prepareDatabase(env: Environment, log: Log): Promise<void> {
  await connect(env.mongodbUri, { isPatient: true }).catch((error: unknown) => {
    throw new CannotStart(explainNoConnection(error as Error));
  });
  const { missing, oldVersion } = await checkServer(mongoose.connection.db!);
  if (missing === 'transactions') {
    throw new CannotStart(
      `This database has no transactions. A single MongoDB becomes a replica set of one: start it with --replSet shop, then run once: mongosh --eval "rs.initiate()"`,
    );
  }
  if (missing) {
    throw new CannotStart(
      `This database cannot do what the shop asks: ${missing}. Set MONGODB_URI to a MongoDB from version 7, with a user who may write; see "What the shop asks of its server" in docs/deploy.md.`,
    );
  }
  if (oldVersion) {
    log.warn(`the database has version ${oldVersion}; the shop is tried with version 7 and later`);
  }
  // Heartbeat first: a restore sets its mark and then looks for heartbeats, so one of both sees the other.
  await sendHeartbeat();
  if (await hasUnfinishedRestore()) {
    await endHeartbeat();
    throw new CannotStart(
      'A restore of this database did not end. Run npm run restore once more, with --replace.',
    );
  }
  const stopHeartbeat = schedule([heartbeat], log);
  try {
    await upgradeData(env, log);
    await createIndexes();
    await createCoverIndexes();
    if (await lacksTitleKeys()) await sortTitles({ isForced: true });
    // Visitors must not see a part of an import that a killed process left.
    await finishImports(log);
  } finally {
    await stopHeartbeat();
  }
  // Connects again with the short timeouts of requests.
  await mongoose.disconnect();
  await connect(env.mongodbUri);
  await ensureFirstAdmin(env.firstAdmin);
}

/**
 * Finishes accepted imports. The database ends the transaction that a killed process left open after
 * 60 seconds, so a second try gets through; if it does not, the background work does the rest.
 */
async function finishImports(log: Log, triesLeft = 1): Promise<void> {
  try {
    await resumeImports({ idleMs: 0 });
  } catch (error) {
    if (!(error instanceof TransactionTimeout)) throw error;
    if (triesLeft > 0) return finishImports(log, triesLeft - 1);
    log.warn({ err: error }, 'an import is finished later');
  }
}
