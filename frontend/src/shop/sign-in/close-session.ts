import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { retry } from '@/browser/retry';
import { sessionApi } from './session.api';
import {
  hasEndedWithBrowser,
  hasSessionToClose,
  storeSessionToClose,
  storeSignIn,
  wasSignedIn,
} from './signed-in.storage';

const { closeSession } = sessionApi.endpoints;

/**
 * Closes the API's session after a sign-out: its cookie, which no script can remove, would give the
 * next person access to the account. Retries until the API responds; the next start continues.
 */
export function closeSessionWithRetry(): ThunkAction<
  Promise<void>,
  unknown,
  unknown,
  UnknownAction
> {
  return async (dispatch) => {
    const close = async () => {
      if (!hasSessionToClose()) return;
      // A new sign-in opens another session, which ends this one in the API.
      if (wasSignedIn()) throw new Error('somebody is signed in');
      await dispatch(closeSession.initiate(undefined, { track: false })).unwrap();
      storeSessionToClose(false);
      if (hasEndedWithBrowser()) storeSignIn(null);
    };
    await retry(close, new AbortController().signal);
  };
}
