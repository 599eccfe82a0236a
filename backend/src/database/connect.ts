import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { commandTimeoutMs } from './command-timeout.ts';
import { databaseWaitSeconds } from '../metrics.ts';
import { reportClosedSockets } from './closed-sockets.ts';

// An unknown key in a filter is a bug and must fail. Operators cannot come from requests, which are parsed
// by their schemas.
mongoose.set('strictQuery', 'throw');
mongoose.set('bufferCommands', false);
// Indexes are made once at the start by createIndexes(), not behind the first request.
mongoose.set('autoIndex', false);
mongoose.set('autoCreate', false);
reportClosedSockets();

// Client-side timeouts for a frozen server or network, where the server cannot enforce `maxTimeMS`.
// The driver's own `timeoutMS` is unusable since 7.8: one caller could read another's response.
const limits = {
  serverSelectionTimeoutMS: 2000,
  waitQueueTimeoutMS: 2000,
  connectTimeoutMS: 2000,
  socketTimeoutMS: 6000,
  maxPoolSize: 50,
};

/** For scripts and for the start, where one command may take long. */
const patience = { serverSelectionTimeoutMS: 10_000, maxPoolSize: 50 };

/**
 * Connects Mongoose; rejects when no server answers within 2 s. `isPatient` waits for it 10 s, and
 * for long commands, such as making an index over many books.
 */
export async function connect(mongodbUri: string, { isPatient = false } = {}): Promise<void> {
  mongoose.set('maxTimeMS', isPatient ? 0 : commandTimeoutMs); // 0: without a limit
  await mongoose.connect(mongodbUri, isPatient ? patience : limits);
  mongoose.connection
    .getClient()
    .on('connectionCheckedOut', ({ durationMS }) => databaseWaitSeconds.observe(durationMS / 1000));
}

/** Says why there is no connection, and what to do. */
export function explainNoConnection({ message }: Error): string {
  return message.includes('maximum wire version')
    ? `The database is too old: ${message}. Set MONGODB_URI to a MongoDB from version 7.`
    : `The database does not answer: ${message}. Is it running, and is MONGODB_URI its address with user and password? Without that setting npm start brings a store of its own.`;
}

/**
 * Makes the indexes of every model, with one command for each collection: they are built together.
 * Rules such as one order per key rest on them.
 */
export async function createIndexes(): Promise<void> {
  for (const model of Object.values(mongoose.models)) {
    const indexes = model.schema.indexes().map(([key, options]) => ({ ...options, key }));
    if (indexes.length > 0)
      await model.collection.createIndexes(indexes as mongoose.mongo.IndexDescription[]);
    else await model.createCollection();
  }
}

const pingTimeoutMs = 1500;

/** True when the database answers a ping within 1.5 s. */
export async function isDatabaseReady(): Promise<boolean> {
  if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected) return false;
  const ping = mongoose.connection.db?.admin().command({ ping: 1 });
  const isAnswered = Promise.resolve(ping).then(
    () => true,
    () => false,
  );
  return Promise.race([isAnswered, wait(pingTimeoutMs, false, { ref: false })]);
}
