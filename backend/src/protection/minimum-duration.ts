import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the work usually takes. */
const atLeastMs = 50;

/** Waits a minimum time, so that the duration does not show what the work found, such as a known address. */
export async function withMinimumDuration<Result>(work: Promise<Result>): Promise<Result> {
  const [settled] = await Promise.allSettled([work, wait(atLeastMs)]);
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}
