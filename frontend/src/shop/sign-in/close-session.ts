import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { sessionApi } from './session.api';
import {
  hasEndedWithBrowser,
  hasSessionLeft,
  noteSessionLeft,
  noteSignedIn,
  wasSignedIn,
} from './signed-in.storage';

const firstRetryMs = 4_000;
const longestRetryMs = 60_000;

/**
 * Ends the API's session of who has left: its cookie, which no script can remove, would open that
 * account to the next person. Repeats it until the API answers; so does the next start.
 */
export function closeSession(): ThunkAction<Promise<void>, unknown, unknown, UnknownAction> {
  return async (dispatch) => {
    const { closeSession: call } = sessionApi.endpoints;
    for (
      let waitMs = firstRetryMs;
      hasSessionLeft();
      waitMs = Math.min(waitMs * 2, longestRetryMs)
    ) {
      // Who signs in meanwhile opens another session, and with that the API ends this one.
      if (!wasSignedIn()) {
        const { error } = await dispatch(call.initiate(undefined, { track: false }));
        if (!error) {
          noteSessionLeft(null);
          if (hasEndedWithBrowser()) noteSignedIn(null);
          return;
        }
      }
      await onlineOrAfter(waitMs);
    }
  };
}

function onlineOrAfter(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      window.clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = window.setTimeout(end, waitMs);
    window.addEventListener('online', end, { signal: over.signal });
  });
}
