import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { untilNextTry } from '@/browser/retry';
import { sessionApi } from './session.api';
import {
  hasEndedWithBrowser,
  hasSessionLeft,
  noteSessionLeft,
  noteSignedIn,
  wasSignedIn,
} from './signed-in.storage';

/**
 * Ends the API's session of who has left: its cookie, which no script can remove, would open that
 * account to the next person. Repeats it until the API answers; so does the next start.
 */
export function closeSession(): ThunkAction<Promise<void>, unknown, unknown, UnknownAction> {
  return async (dispatch) => {
    const { closeSession: call } = sessionApi.endpoints;
    for (let tries = 0; hasSessionLeft(); tries += 1) {
      // Who signs in meanwhile opens another session, and with that the API ends this one.
      if (!wasSignedIn()) {
        const { error } = await dispatch(call.initiate(undefined, { track: false }));
        if (!error) {
          noteSessionLeft(null);
          if (hasEndedWithBrowser()) noteSignedIn(null);
          return;
        }
      }
      await untilNextTry(tries);
    }
  };
}
