import mongoose from 'mongoose';
import { afterEach, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { rateLimit, visitorAddress } from './rate-limit.ts';

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

it('forgets with time, and on request', async () => {
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
  await limit.uncount('a');
  await limit.consume('a');
  await expect(limit.consume('a')).rejects.toMatchObject(refused);
});

it('counts the many networks of one provider’s customer together, ten times as generously', async () => {
  const limit = rateLimit('test', 1, 60);
  const network = (i: number) => visitorAddress({ ip: `2001:db8:1:${i}::7` });
  for (let i = 1; i <= 10; i += 1) await limit.consume(network(i));
  await expect(limit.consume(network(11))).rejects.toMatchObject(refused);
  for (const given of [3, 4]) await limit.uncount(network(given));
  await limit.consume(network(12));
  await limit.consume('2001:db8:2:1::/64');
});

it('keeps no e-mail, phone or address readable in the database', async () => {
  await rateLimit('test', 1, 60).consume('reader@example.com');
  const kept = await mongoose.connection.collection('rate-limits').find().toArray();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain('reader');
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['192.0.2.7:51324', '192.0.2.7'],
  ['[2001:db8:1:2::9]:51324', '2001:db8:1:2::/64'],
  ['[::ffff:192.0.2.7]', '192.0.2.7'],
  [undefined, ''],
])('counts %s as %s', (ip, expected) => {
  expect(visitorAddress({ ip })).toBe(expected);
});
