import mongoose from 'mongoose';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../testing/database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { countVisitsOfLastDay } from './visit-count.model.ts';

useTestDatabase();
// The hour does not end in the middle of a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

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

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 0],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', 0],
  ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', 0],
  ['Mozilla/5.0 (compatible; Yahoo! Slurp)', 0],
  ['facebookexternalhit/1.1', 0],
  ['Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 Chrome/120 Mobile', 1],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 1],
])('tells a robot that says so from a person: %s', async (userAgent, counted) => {
  const { api } = createTestApp();
  await api.post('/api/visits').set('User-Agent', userAgent).expect(204);
  expect(await countVisitsOfLastDay()).toBe(counted);
});

it('forgets in its figure what is older than a day', async () => {
  const hoursAgo = (hours: number) =>
    new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 13);
  for (const hours of [0, 23, 24, 48]) {
    await visitCounts().insertOne({ _id: hoursAgo(hours), visits: 10 } as { _id: string });
  }
  expect(await countVisitsOfLastDay()).toBe(20);
});
