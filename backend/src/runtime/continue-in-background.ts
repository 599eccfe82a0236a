import { createEvent } from './event.ts';

interface Unfinished {
  error: unknown;
  /** The line of the log. */
  message: string;
}

/** Emitted when a request has left its work to the background; the process logs it. */
export const workLeft = createEvent<Unfinished>();

/** Waits for work that a background job goes on with if it fails. */
export async function continueInBackground(work: Promise<unknown>, message: string): Promise<void> {
  await work.catch((error: unknown) => workLeft.emit({ error, message }));
}
