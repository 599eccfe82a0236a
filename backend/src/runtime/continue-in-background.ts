import { setTimeout as wait } from 'node:timers/promises';
import { createEvent } from './event.ts';

interface Postponed {
  error: unknown;
  /** The line of the log. */
  message: string;
}

/** Emitted when a background job has to go on with the work of a request; the process logs it. */
export const workPostponed = createEvent<Postponed>();

/** Waits for work, `maxMs` at most, that a background job goes on with if it fails. */
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
