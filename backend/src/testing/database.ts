import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { connect, createIndexes, disconnect } from '../db/connect.ts';
import { createRateLimitIndexes } from '../http/rate-limit.ts';

/** Gives the test file a database of its own, emptied before each test. */
export function useTestDatabase(): void {
  const name = `storyloom-test-${randomBytes(6).toString('hex')}`;

  beforeAll(async () => {
    const uri = new URL(inject('mongodbUri'));
    uri.pathname = `/${name}`;
    await connect(uri.href);
    await createIndexes();
    await createRateLimitIndexes();
  });

  beforeEach(async () => {
    const collections = (await mongoose.connection.db?.collections()) ?? [];
    for (const collection of collections) {
      if (!collection.collectionName.startsWith('system.')) await collection.deleteMany({});
    }
  });

  afterAll(async () => {
    await mongoose.connection.dropDatabase();
    await disconnect();
  });
}
