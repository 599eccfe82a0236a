import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { upgrades } from './upgrades.ts';

useTestDatabase();

it('emails and orders from before are found by the folded address', async () => {
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  await db.collection('letters').insertOne({ key: 'k', to: 'Rita@Example.com' });
  const order = { email: 'Rita@Bücher.example', emailLower: 'rita@bücher.example' };
  await db.collection('orders').insertOne({ ...order, number: 1 });
  for (const { run } of upgrades) await run(db);
  expect(await db.collection('emails').findOne()).toMatchObject({ toLower: 'rita@example.com' });
  expect(await db.collection('orders').findOne()).toMatchObject({
    emailLower: 'rita@xn--bcher-kva.example',
  });
});
