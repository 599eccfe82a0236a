import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { retry } from '@/browser/retry';
import type { SignIn } from './connect-sign-in';
import { checkFailed } from './customer-auth.slice';
import { hasUnendedSession, wasSignedIn, watchSignedIn } from './signed-in.storage';

/** A store's one sign-in, in its extra argument. */
export interface SignInState {
  /** Null before the first try and after a failed one. */
  opening: Promise<SignIn> | null;
  /** Set while sign-in is being opened; aborting it ends the retries. */
  retrying: AbortController | null;
}
export type SignInDispatch = ThunkDispatch<unknown, { signIn: SignInState }, UnknownAction>;
type SignInThunk<Result> = ThunkAction<Result, unknown, { signIn: SignInState }, UnknownAction>;

/** Opens sign-in, loading its code on first use. Rejects when the shop's settings do not arrive. */
export function openSignIn(): SignInThunk<Promise<SignIn>> {
  return (dispatch, _getState, { signIn }) => {
    signIn.opening ??= import('./connect-sign-in')
      .then(({ connectSignIn }) => connectSignIn(dispatch))
      .catch((error: unknown) => {
        signIn.opening = null;
        throw error;
      });
    return signIn.opening;
  };
}

/** Restores the sign-in if a customer was signed in here, or signs in in another tab. */
export function resumeSignIn(): SignInThunk<() => void> {
  return (dispatch, _getState, { signIn }) => {
    if (wasSignedIn()) dispatch(retrySignIn());
    if (hasUnendedSession()) {
      import('./session.api').then((m) => dispatch(m.closeSession())).catch(() => {});
    }
    const stopWatching = watchSignedIn(() => dispatch(retrySignIn()));
    return () => {
      stopWatching();
      signIn.retrying?.abort();
      signIn.retrying = null;
    };
  };
}

/** Opens sign-in and retries while the shop cannot be reached; further calls join the first. */
export function retrySignIn(): SignInThunk<void> {
  return (dispatch, _getState, { signIn }) => {
    if (signIn.retrying) return;
    const retrying = new AbortController();
    signIn.retrying = retrying;
    const open = () => dispatch(openSignIn());
    const onFailure = (error: unknown) =>
      dispatch(checkFailed(error instanceof TypeError ? 'code' : 'shop'));
    void retry(open, retrying.signal, onFailure).finally(() => {
      if (signIn.retrying === retrying) signIn.retrying = null;
    });
  };
}
