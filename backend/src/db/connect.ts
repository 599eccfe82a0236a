import mongoose from 'mongoose';

// Unknown keys in a filter are a mistake of ours, operators from outside an attack: both must fail.
mongoose.set('strictQuery', 'throw');
mongoose.set('sanitizeFilter', true);
mongoose.set('bufferCommands', false);
// Indexes are made once at the start by createIndexes(), not behind the first request.
mongoose.set('autoIndex', false);
mongoose.set('autoCreate', false);
mongoose.set('maxTimeMS', 5000);

/** Connects Mongoose; rejects when no server answers within 5 s. */
export async function connect(mongodbUri: string): Promise<void> {
  await mongoose.connect(mongodbUri, {
    serverSelectionTimeoutMS: 5000,
    socketTimeoutMS: 20_000,
    maxPoolSize: 50,
  });
}

/** Makes the indexes of every model; the shop's rules (one order per key) stand on them. */
export async function createIndexes(): Promise<void> {
  for (const model of Object.values(mongoose.models)) {
    await model.createCollection().catch(ignoreExisting);
    await model.createIndexes();
  }
}

function ignoreExisting(error: unknown): void {
  if ((error as { code?: number }).code !== 48) throw error; // 48: NamespaceExists
}

export async function disconnect(): Promise<void> {
  await mongoose.disconnect();
}

/** True when the database answers a ping within 2 s. */
export async function isDatabaseReady(): Promise<boolean> {
  if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected) return false;
  try {
    await mongoose.connection.db?.admin().command({ ping: 1, maxTimeMS: 2000 });
    return true;
  } catch {
    return false;
  }
}
