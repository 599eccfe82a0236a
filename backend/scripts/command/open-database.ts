import path from 'node:path';
import { loadDotenv } from '../../src/config/env.ts';
import { findRunningShop, openDataFolder } from './data-folder.ts';
import { UserError } from './run-script.ts';

/** Adds the name of the shop's database to the URI of an embedded store. */
export function withDatabaseName(uri: string): string {
  const url = new URL(uri);
  url.pathname = '/storyloom';
  return url.href;
}

/**
 * The database of scripts: `MONGODB_URI`, else the database of the shop that runs on the data folder,
 * else the folder's embedded store, which is started.
 */
export async function openDatabase(): Promise<{ uri: string; close: () => Promise<void> }> {
  const { MONGODB_URI, DATA_DIR } = loadDotenv();
  if (MONGODB_URI) return { uri: MONGODB_URI, close: async () => {} };
  const dataFolder = openDataFolder(DATA_DIR);
  const running = findRunningShop(dataFolder);
  if (running?.mongodbUri) return { uri: running.mongodbUri, close: async () => {} };
  // The production image lacks the package; there MONGODB_URI is always set.
  const { startStore } = await import('@storyloom/embedded-store');
  const store = await startStore({ dataDir: path.join(dataFolder, 'store') }).catch(
    (error: Error) => {
      throw new UserError(`The embedded store cannot start: ${error.message}`);
    },
  );
  return { uri: withDatabaseName(store.uri), close: store.close };
}
