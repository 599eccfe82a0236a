import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { AdminModel } from '../auth/admin.model.ts';
import { connect, createIndexes } from '../database/connect.ts';
import { clearOrderSummaries } from '../features/orders/summaries/order-summaries.queries.ts';
import { upgrades } from '../upgrades/upgrades.ts';

/** Admins who are there in every test, and have no password. */
export const testAdminIds = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)] as const;

/** Collections that this process may have written to since it emptied them. */
const written = new Set<string>();
const writes = [
  'insertOne',
  'insertMany',
  'bulkWrite',
  'updateOne',
  'updateMany',
  'replaceOne',
  'findOneAndUpdate',
  'findOneAndReplace',
] as const;
for (const name of writes) {
  const methods: Record<string, (...given: unknown[]) => Promise<unknown>> = Object(
    mongoose.mongo.Collection.prototype,
  );
  const write = methods[name]!;
  methods[name] = async function (this: mongoose.mongo.Collection, ...given) {
    const note = () => written.add(this.collectionName);
    note();
    return write.apply(this, given).finally(note); // also one that outlives its test
  };
}

/** Whether other processes may write to it, too. */
let isShared = false;

/** The address of the database of this test file, for other processes. */
export function testDatabaseUri(): string {
  isShared = true;
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/${mongoose.connection.name}`;
  return uri.href;
}

/** For a database that has no test admins yet. */
export async function addTestAdmins(): Promise<void> {
  const admins = testAdminIds.map((_id) => ({ _id, username: `test ${_id}` }));
  await AdminModel.insertMany(admins);
}

/**
 * Gives the test file a database of its own, emptied before each test; tests that only read may have
 * it filled once for all of them.
 */
export function useTestDatabase({
  filledOnce,
}: { filledOnce?: () => Promise<unknown> } = {}): void {
  const name = `storyloom-test-${randomBytes(6).toString('hex')}`;

  beforeAll(async () => {
    const uri = new URL(inject('mongodbUri'));
    uri.pathname = `/${name}`;
    // How long a visitor waits for a database at most has tests of its own; here the machine may be busy.
    await connect(uri.href, { isPatient: true });
    await createIndexes();
    if (!filledOnce) return;
    await openEmpty();
    await filledOnce();
  });

  if (!filledOnce) beforeEach(openEmpty);

  afterAll(async () => {
    await mongoose.connection.dropDatabase();
    await mongoose.disconnect();
    isShared = false;
  });
}

async function allCollections(db: mongoose.mongo.Db): Promise<string[]> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  return collections.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
}

/** Empties the database of the test file, with the test admins in it. */
export async function openEmpty(): Promise<void> {
  clearOrderSummaries();
  const db = mongoose.connection.db as mongoose.mongo.Db;
  const deletes = [{ q: {}, limit: 0 }];
  const names = isShared ? await allCollections(db) : [...written];
  written.clear();
  // Half the work of `deleteMany`, many times before each test.
  await Promise.all(names.map((name) => db.command({ delete: name, deletes })));
  await addTestAdmins();
  // With admins and without this they would be data of an earlier release.
  const shape = { _id: 'version', number: upgrades.length };
  await mongoose.connection.collection<typeof shape>('schema-version').insertOne(shape);
}
