import { createEvent } from './event.ts';

interface Postponed {
  error: unknown;
  /** The line of the log. */
  message: string;
}

/** Emitted when a background job has to go on with the work of a request; the process logs it. */
export const workPostponed = createEvent<Postponed>();

/** Waits for work that a background job goes on with if it fails. */
export async function continueInBackground(work: Promise<unknown>, message: string): Promise<void> {
  await work.catch((error: unknown) => workPostponed.emit({ error, message }));
}
