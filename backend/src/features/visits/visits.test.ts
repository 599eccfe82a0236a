import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { countVisitsOfLastDay } from './visit-count.model.ts';

useTestDatabase();

const visitCounts = () => mongoose.connection.collection<{ _id: string }>('visit-counts');

it('counts visits without keeping who came', async () => {
  const { api } = createTestApp();
  for (let i = 0; i < 3; i += 1) {
    await api.post('/api/visits').set('User-Agent', 'Somebody').set('Cookie', 'a=b').expect(204);
  }
  expect(await countVisitsOfLastDay()).toBe(3);
  const [kept, ...more] = await visitCounts().find().toArray();
  expect(more).toEqual([]);
  expect(kept).toEqual({ _id: new Date().toISOString().slice(0, 13), visits: 3, __v: 0 });
  const everything = JSON.stringify(
    await Promise.all(
      ((await mongoose.connection.db?.collections()) ?? []).map((each) => each.find().toArray()),
    ),
  );
  expect(everything).not.toMatch(/127\.0\.0\.1|::1|Somebody/);
});

it('forgets in its figure what is older than a day', async () => {
  const hoursAgo = (hours: number) =>
    new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 13);
  for (const hours of [0, 23, 24, 48]) {
    await visitCounts().insertOne({ _id: hoursAgo(hours), visits: 10 } as { _id: string });
  }
  expect(await countVisitsOfLastDay()).toBe(20);
});
