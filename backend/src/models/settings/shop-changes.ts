import { createEvent } from '../../runtime/event.ts';

/** Emitted after each change of settings, shelves or publishers, by any process. */
export const shopChanged = createEvent();
