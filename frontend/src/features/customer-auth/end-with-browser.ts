import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { SignInDependencies } from './sign-in';
import { sessionApi } from './session.api';
import { hasEndedWithBrowser, noteSignedIn } from './signed-in.storage';

/** Without network the next start tries again. */
export function closeEndedSession(): ThunkAction<
  Promise<void>,
  unknown,
  SignInDependencies,
  UnknownAction
> {
  return async (dispatch) => {
    const { closeSession } = sessionApi.endpoints;
    const { error } = await dispatch(closeSession.initiate(undefined, { track: false }));
    if (!error && hasEndedWithBrowser()) noteSignedIn(null);
  };
}
