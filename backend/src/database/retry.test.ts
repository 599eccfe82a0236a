import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { retryConflict } from './retry.ts';

const conflict = () => new mongoose.mongo.MongoServerError({ code: 112 });

function failing(times: number, error: () => unknown) {
  let calls = 0;
  const write = async () => {
    calls += 1;
    if (calls <= times) throw error();
    return calls;
  };
  return { write, calls: () => calls };
}

it.each([0, 1, 2])('writes after %d conflicts', async (times) => {
  await expect(retryConflict(failing(times, conflict).write)).resolves.toBe(times + 1);
});

it('gives up after the third, and the visitor is asked to come back', async () => {
  const { write, calls } = failing(9, conflict);
  const error: unknown = await retryConflict(write).catch((failure: unknown) => failure);
  expect(calls()).toBe(3);
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it.each([
  new mongoose.mongo.MongoServerError({ code: 11000 }),
  new mongoose.mongo.MongoNetworkError('away'),
  new TypeError('a mistake of ours'),
])('tries %s only once', async (error) => {
  const { write, calls } = failing(1, () => error);
  await expect(retryConflict(write)).rejects.toBe(error);
  expect(calls()).toBe(1);
});
