import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { SignedInUser } from './identity-provider';
import { closeSessionWithRetry } from './close-session';
import { sessionApi } from './session.api';
import { storeSessionToClose, wasSignedIn } from './signed-in.storage';

type Opening = Promise<FetchBaseQueryError | undefined>;

/**
 * The API's session of the signed-in customer. Its cookie outlives a change of users when the API is
 * away; so no call of a customer is made before the API has confirmed that the session is theirs.
 */
export function createCustomerSession(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  readUser: () => SignedInUser | null,
) {
  let ownerUid: string | null = null;
  let reopening: { uid: string; done: Opening } | null = null;

  const open = async (idToken: string): Opening => {
    const call = sessionApi.endpoints.openSession.initiate(idToken, { track: false });
    const { data, error } = await dispatch(call);
    if (!data) return error && 'status' in error ? error : failure;
    ownerUid = data.uid;
    // Opening a session ends the previous one in the API.
    if (wasSignedIn()) storeSessionToClose(false);
    // The customer signed out while this session was being opened: close it too.
    else if (!readUser()) {
      storeSessionToClose(true);
      void dispatch(closeSessionWithRetry());
    }
    return undefined;
  };
  // Calls that fail together share one renewal.
  const reopen = (user: SignedInUser, isFresh: boolean): Opening => {
    if (reopening?.uid === user.uid) return reopening.done;
    const renewal = { uid: user.uid, done: user.readIdToken(isFresh).then(open, () => failure) };
    reopening = renewal;
    void renewal.done.finally(() => {
      if (reopening === renewal) reopening = null;
    });
    return renewal.done;
  };
  return {
    open,
    async ensure() {
      const user = readUser();
      if (!user || ownerUid === user.uid) return undefined;
      const failed = await reopen(user, false);
      return failed ?? (ownerUid === user.uid ? undefined : failure);
    },
    async renew() {
      const user = readUser();
      return user !== null && !(await reopen(user, true));
    },
    forget() {
      ownerUid = null;
    },
  };
}

const failure: FetchBaseQueryError = { status: 'FETCH_ERROR', error: 'no session' };
