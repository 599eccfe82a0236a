import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { retry } from '@/browser/retry';
import type { SignInConnection } from './create-connection';
import { checkFailed } from './customer-auth.slice';
import { hasSessionToClose, wasSignedIn, watchSignedIn } from './signed-in.storage';

/**
 * The connection that the thunks of one store share, by their extra argument: its fields cannot be
 * serialized, so the store's state cannot hold them.
 */
export interface SharedConnection {
  /** Pending while connecting; null before the first try and after a failed one. */
  promise: Promise<SignInConnection> | null;
  /** Ends the retries of `keepConnecting`; null while there are none. */
  retries: AbortController | null;
}
export type SignInDispatch = ThunkDispatch<unknown, { signIn: SharedConnection }, UnknownAction>;
type SignInThunk<Result> = ThunkAction<
  Result,
  unknown,
  { signIn: SharedConnection },
  UnknownAction
>;

/**
 * Connects to the identity provider, loading its code on first use. Rejects if the shop's settings
 * do not load.
 */
export function connectSignIn(): SignInThunk<Promise<SignInConnection>> {
  return (dispatch, _getState, { signIn }) => {
    signIn.promise ??= import('./create-connection')
      .then(({ createConnection }) => createConnection(dispatch))
      .catch((error: unknown) => {
        signIn.promise = null;
        throw error;
      });
    return signIn.promise;
  };
}

/** Restores a stored sign-in, and follows a sign-in in another tab. */
export function resumeSignIn(): SignInThunk<() => void> {
  return (dispatch, _getState, { signIn }) => {
    if (wasSignedIn()) dispatch(keepConnecting());
    if (hasSessionToClose()) {
      import('./close-session').then((m) => dispatch(m.closeSessionWithRetry())).catch(() => {});
    }
    const stopWatching = watchSignedIn(() => dispatch(keepConnecting()));
    return () => {
      stopWatching();
      signIn.retries?.abort();
      signIn.retries = null;
    };
  };
}

/** Connects, and retries until the shop can be reached; further calls join the first. */
export function keepConnecting(): SignInThunk<void> {
  return (dispatch, _getState, { signIn }) => {
    if (signIn.retries) return;
    const controller = new AbortController();
    signIn.retries = controller;
    const open = () => dispatch(connectSignIn());
    const onFailure = (error: unknown) =>
      dispatch(checkFailed(error instanceof TypeError ? 'code' : 'shop'));
    void retry(open, controller.signal, onFailure).finally(() => {
      // After an abort, other retries may have started.
      if (signIn.retries === controller) signIn.retries = null;
    });
  };
}
