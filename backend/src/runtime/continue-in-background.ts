import { setTimeout as wait } from 'node:timers/promises';
import { createEvent } from './event.ts';

interface Postponed {
  error: unknown;
  /** The line of the log. */
  message: string;
}

/** Emitted when the work of a request failed and a background job does the rest; the process logs it. */
export const workPostponed = createEvent<Postponed>();

/** Waits for `work`, at most `maxMs`. Does not throw if it fails, since a background job does the rest. */
export async function continueInBackground(
  work: Promise<unknown>,
  message: string,
  maxMs?: number,
): Promise<void> {
  const settled = work.catch((error: unknown) => workPostponed.emit({ error, message }));
  await (maxMs === undefined
    ? settled
    : Promise.race([settled, wait(maxMs, undefined, { ref: false })]));
}
