import mongoose from 'mongoose';
import { afterEach, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { rateLimit } from './rate-limit.ts';

useTestDatabase();

afterEach(() => void vi.useRealTimers());

const refused = { code: 'rate_limit_exceeded' };

it('lets the agreed number of tries through for each key', async () => {
  const limit = rateLimit('test', 2, 60);
  await limit.consume('a');
  await limit.consume('a');
  await expect(limit.consume('a')).rejects.toMatchObject(refused);
  await limit.consume('b');
  await rateLimit('other', 2, 60).consume('a');
});

it('says when to try again', async () => {
  const limit = rateLimit('test', 1, 60);
  await limit.consume('a');
  const error = await limit.consume('a').catch((reason: { retryAfter: number }) => reason);
  expect(error?.retryAfter).toBeGreaterThan(55);
  expect(error?.retryAfter).toBeLessThanOrEqual(60);
});

it('forgets with time, and when told to', async () => {
  const limit = rateLimit('test', 1, 1);
  await limit.consume('a');
  await expect(limit.consume('a')).rejects.toMatchObject(refused);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1100 });
  await limit.consume('a');
  await limit.reset('a');
  await limit.consume('a');
});

it('counts what was not done after all as not tried', async () => {
  const limit = rateLimit('test', 1, 60);
  await limit.consume('a');
  await limit.giveBack('a');
  await limit.consume('a');
  await expect(limit.consume('a')).rejects.toMatchObject(refused);
});

it('keeps no e-mail, phone or address readable in the database', async () => {
  await rateLimit('test', 1, 60).consume('reader@example.com');
  const kept = await mongoose.connection.collection('rate-limits').find().toArray();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain('reader');
});
