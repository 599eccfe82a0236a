import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { retry } from '@/browser/retry';
import type { SignIn } from './connect-sign-in';
import { checkFailed } from './customer-auth.slice';
import { hasSessionToClose, wasSignedIn, watchSignedIn } from './signed-in.storage';

/**
 * The sign-in that the thunks of one store share, by their extra argument: neither of its fields can be
 * serialized, so they cannot stand in the store's state.
 */
export interface SharedSignIn {
  /** Pending while sign-in is being opened; null before the first try and after a failed one. */
  promise: Promise<SignIn> | null;
  /** Ends the retries of `retrySignIn`; null while there are none. */
  retries: AbortController | null;
}
export type SignInDispatch = ThunkDispatch<unknown, { signIn: SharedSignIn }, UnknownAction>;
type SignInThunk<Result> = ThunkAction<Result, unknown, { signIn: SharedSignIn }, UnknownAction>;

/** Opens sign-in, loading its code on first use. Rejects when the shop's settings do not arrive. */
export function openSignIn(): SignInThunk<Promise<SignIn>> {
  return (dispatch, _getState, { signIn }) => {
    signIn.promise ??= import('./connect-sign-in')
      .then(({ connectSignIn }) => connectSignIn(dispatch))
      .catch((error: unknown) => {
        signIn.promise = null;
        throw error;
      });
    return signIn.promise;
  };
}

/** Restores the sign-in if a customer was signed in here, or signs in in another tab. */
export function resumeSignIn(): SignInThunk<() => void> {
  return (dispatch, _getState, { signIn }) => {
    if (wasSignedIn()) dispatch(retrySignIn());
    if (hasSessionToClose()) {
      import('./session.api').then((m) => dispatch(m.closeSession())).catch(() => {});
    }
    const stopWatching = watchSignedIn(() => dispatch(retrySignIn()));
    return () => {
      stopWatching();
      signIn.retries?.abort();
      signIn.retries = null;
    };
  };
}

/** Opens sign-in and retries while the shop cannot be reached; further calls join the first. */
export function retrySignIn(): SignInThunk<void> {
  return (dispatch, _getState, { signIn }) => {
    if (signIn.retries) return;
    const controller = new AbortController();
    signIn.retries = controller;
    const open = () => dispatch(openSignIn());
    const onFailure = (error: unknown) =>
      dispatch(checkFailed(error instanceof TypeError ? 'code' : 'shop'));
    void retry(open, controller.signal, onFailure).finally(() => {
      // After an abort, other retries may have started.
      if (signIn.retries === controller) signIn.retries = null;
    });
  };
}
