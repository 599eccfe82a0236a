import path from 'node:path';
import { loadDotenv } from '../../src/config/env.ts';
import { findRunningShop, openDataFolder } from './data-folder.ts';
import { Trouble } from './print.ts';

/** The address of the shop's database in an embedded store. */
export function withDatabaseName(uri: string): string {
  const url = new URL(uri);
  url.pathname = '/storyloom';
  return url.href;
}

/**
 * The database that scripts work on: `MONGODB_URI`, else that of the shop running on the data
 * folder, else the embedded store of the data folder, opened for as long as it is needed.
 */
export async function openDatabase(): Promise<{ uri: string; close: () => Promise<void> }> {
  const { MONGODB_URI, DATA_DIR } = loadDotenv();
  if (MONGODB_URI) return { uri: MONGODB_URI, close: async () => {} };
  const dataFolder = openDataFolder(DATA_DIR || undefined);
  const running = findRunningShop(dataFolder);
  if (running?.mongodbUri) return { uri: running.mongodbUri, close: async () => {} };
  // Not part of the production image, where MONGODB_URI is always set.
  const { startStore } = await import('@storyloom/embedded-store');
  const store = await startStore({ dataDir: path.join(dataFolder, 'store') }).catch(
    (error: Error) => {
      throw new Trouble(`The embedded store cannot start: ${error.message}`);
    },
  );
  return { uri: withDatabaseName(store.uri), close: store.close };
}
