import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { retry } from '@/browser/retry';
import type { SignIn } from './connect-sign-in';
import { checkFailed } from './customer-auth.slice';
import { hasUnendedSession, wasSignedIn, watchSignedIn } from './signed-in.storage';

/** A store's one sign-in, in its extra argument. */
export interface SignInState {
  /** Set from the first try on; null again after one that failed. */
  opening: Promise<SignIn> | null;
  /** Set by the first caller while the sign-in page is being opened. */
  keeping: AbortController | null;
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

/** Asks for the signed-in customer, but only if somebody was signed in here, or signs in in another tab. */
export function resumeSignIn(): SignInThunk<() => void> {
  return (dispatch, _getState, { signIn }) => {
    if (wasSignedIn()) dispatch(keepOpening());
    if (hasUnendedSession()) {
      import('./session.api').then((m) => dispatch(m.closeSession())).catch(() => {});
    }
    const stopWatching = watchSignedIn(() => dispatch(keepOpening()));
    return () => {
      stopWatching();
      signIn.keeping?.abort();
      signIn.keeping = null;
    };
  };
}

/** Opens sign-in and, while the shop cannot be reached, tries again: once, however often it is asked. */
export function keepOpening(): SignInThunk<void> {
  return (dispatch, _getState, { signIn }) => {
    if (signIn.keeping) return;
    const keeping = new AbortController();
    signIn.keeping = keeping;
    const open = () => dispatch(openSignIn());
    const onFailure = (error: unknown) =>
      dispatch(checkFailed(error instanceof TypeError ? 'code' : 'shop'));
    void retry(open, keeping.signal, onFailure).finally(() => {
      if (signIn.keeping === keeping) signIn.keeping = null;
    });
  };
}
