import { expect, it, onTestFinished, vi } from 'vitest';
import mongoose from 'mongoose';
import { createLog } from '../log.ts';
import { useTestDatabase } from '../testing/database.ts';
import { schedule } from '../runtime/schedule.ts';
import { countOpenShops, endHeartbeat, heartbeat, sendHeartbeat } from './heartbeat.ts';

useTestDatabase();

it.each([-120_000, 120_000])(
  'is known on a machine with a clock that differs by %d ms',
  async (ms) => {
    const db = mongoose.connection.db as mongoose.mongo.Db;
    await sendHeartbeat();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
    onTestFinished(() => void vi.useRealTimers());
    expect(await countOpenShops(db)).toBe(1);
    await db.collection('open-shops').deleteMany({});
    await sendHeartbeat();
    vi.useRealTimers();
    expect(await countOpenShops(db)).toBe(1);
  },
);

it('is known on a server that tells its time as a number', async () => {
  const db = mongoose.connection.db as mongoose.mongo.Db;
  const now = Date.now();
  vi.spyOn(db, 'command').mockImplementation(async () => ({ localTime: now }));
  onTestFinished(() => void vi.restoreAllMocks());
  await sendHeartbeat();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 120_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await countOpenShops(db)).toBe(1);
});

it('is known on a server that does not tell its time', async () => {
  const db = mongoose.connection.db as mongoose.mongo.Db;
  const unknown = new mongoose.mongo.MongoServerError({ message: 'no such command', code: 59 });
  vi.spyOn(db, 'command').mockRejectedValue(unknown);
  onTestFinished(() => void vi.restoreAllMocks());
  await sendHeartbeat();
  expect(await countOpenShops(db)).toBe(1);
});

it('is not renewed by a heartbeat that was on its way when it ended', async () => {
  const db = mongoose.connection.db as mongoose.mongo.Db;
  let response = () => {};
  const asked = vi.spyOn(db, 'command').mockImplementationOnce(async (hello) => {
    await new Promise<void>((resolve) => (response = resolve));
    return db.admin().command(hello);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const stop = schedule([heartbeat], createLog('silent'));
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await db.admin().ping();
  expect(isStopped).toBe(false);
  response();
  await stopped;
  await endHeartbeat();
  expect(await countOpenShops(db)).toBe(0);
});
