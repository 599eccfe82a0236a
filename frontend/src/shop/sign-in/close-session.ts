import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { retry } from '@/browser/retry';
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
    const close = async () => {
      if (!hasSessionLeft()) return;
      // Who signs in meanwhile opens another session, and with that the API ends this one.
      if (wasSignedIn()) throw new Error('somebody is signed in');
      await dispatch(call.initiate(undefined, { track: false })).unwrap();
      noteSessionLeft(false);
      if (hasEndedWithBrowser()) noteSignedIn(null);
    };
    await retry(close, new AbortController().signal);
  };
}
