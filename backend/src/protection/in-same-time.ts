import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the work takes, whatever it finds. */
const atLeastMs = 50;

/** Hides by how long the work takes whether it found something, as an address that is known. */
export async function inSameTime<Result>(work: Promise<Result>): Promise<Result> {
  const [settled] = await Promise.allSettled([work, wait(atLeastMs)]);
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}
