import { MongoClient, type Db } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';
import { startStore } from '../src/start-store.ts';

interface Server {
  uri: string;
  isStore: boolean;
  stop: () => Promise<void>;
}

let databases = 0;

/**
 * The server under test: TEST_MONGODB_URI, or a mongod of its own when TEST_DATABASE=mongod, or
 * this package's store in memory. The same tests must pass on all of them.
 */
async function startServer(): Promise<Server> {
  const uri = process.env['TEST_MONGODB_URI'];
  if (uri) return { uri, isStore: false, stop: () => Promise.resolve() };
  if (process.env['TEST_DATABASE'] === 'mongod') {
    const { MongoMemoryReplSet } = await import('mongodb-memory-server');
    const server = await MongoMemoryReplSet.create();
    return { uri: server.getUri(), isStore: false, stop: async () => void (await server.stop()) };
  }
  const store = await startStore({ expireEveryMs: 200 });
  return { uri: store.uri, isStore: true, stop: store.close };
}

export interface Database {
  client: MongoClient;
  db: Db;
  uri: string;
  /** True when the server is this store: for tests of what it refuses. */
  isStore: boolean;
  stop: () => Promise<void>;
}

async function openDatabase(): Promise<Database> {
  const server = await startServer();
  const name = server.isStore ? 'the embedded store' : server.uri.replace(/\/\/.*@/, '//');
  console.info(`database under test: ${name}`);
  const client = await new MongoClient(server.uri).connect();
  const db = client.db(`store-test-${process.pid}-${databases++}`);
  return {
    client,
    db,
    uri: server.uri,
    isStore: server.isStore,
    stop: async () => {
      await db.dropDatabase();
      await client.close();
      await server.stop();
    },
  };
}

/** A database of its own for one test file, open while its tests run. */
export function useDatabase(): Database {
  const database = {} as Database; // Filled before the first test.
  beforeAll(async () => {
    Object.assign(database, await openDatabase());
  });
  afterAll(() => database.stop());
  return database;
}

/** The error a promise is rejected with; fails when it is not. */
export async function errorOf(promise: Promise<unknown>): Promise<Record<string, unknown>> {
  try {
    await promise;
  } catch (error) {
    return error as Record<string, unknown>;
  }
  throw new Error('expected a rejection');
}
