import type { Session } from '@storyloom/backend/contract/account/session';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '@/api/base-api';
import { retry } from '@/browser/retry';
import {
  hasEndedWithBrowser,
  hasSessionToClose,
  storeSessionToClose,
  storeSignIn,
  wasSignedIn,
} from './signed-in.storage';

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    openSession: build.mutation<Session, string>({
      query: (idToken) => ({ url: '/session', method: 'POST', body: { idToken } }),
      extraOptions: { as: 'anyone' },
    }),
    closeSession: build.mutation<void, void>({
      query: () => ({ url: '/session', method: 'DELETE', responseHandler: 'text' }),
      extraOptions: { as: 'anyone' },
    }),
  }),
});

/**
 * Closes the API's session after a sign-out: its cookie, which no script can remove, would give the
 * next person access to the account. Retries until the API responds; the next start continues.
 */
export function closeSession(): ThunkAction<Promise<void>, unknown, unknown, UnknownAction> {
  return async (dispatch) => {
    const { closeSession: call } = sessionApi.endpoints;
    const close = async () => {
      if (!hasSessionToClose()) return;
      // A new sign-in opens another session, which ends this one in the API.
      if (wasSignedIn()) throw new Error('somebody is signed in');
      await dispatch(call.initiate(undefined, { track: false })).unwrap();
      storeSessionToClose(false);
      if (hasEndedWithBrowser()) storeSignIn(null);
    };
    await retry(close, new AbortController().signal);
  };
}
