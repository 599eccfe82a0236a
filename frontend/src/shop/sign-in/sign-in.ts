import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { CustomerSession } from '@/api/dependencies';
import { retry } from '@/browser/retry';
import type { SignIn } from './connect-sign-in';
import { checkFailed, checkStarted } from './customer-auth.slice';
import { hasSessionLeft, wasSignedIn, watchSignedIn } from './signed-in.storage';

/** What sign-in needs of the store's extra argument. */
export interface SignInDependencies {
  signIn: SignInDoor;
}
export type SignInDispatch = ThunkDispatch<unknown, SignInDependencies, UnknownAction>;
type SignInThunk<Result> = ThunkAction<Result, unknown, SignInDependencies, UnknownAction>;

/** The way to a store's one sign-in. */
interface SignInDoor {
  open: (dispatch: SignInDispatch) => Promise<SignIn>;
  /** Undefined as long as nobody has asked who is signed in. */
  readSession: () => Promise<CustomerSession | undefined>;
  /** Set while sign-in is being tried to open, by whoever asked first. */
  keeping: AbortController | null;
}

export function createSignIn(): SignInDoor {
  let opening: Promise<SignIn> | null = null;
  return {
    keeping: null,
    open(dispatch) {
      opening ??= Promise.all([import('./connect-sign-in'), import('./firebase')])
        .then(([{ connectSignIn }, { openFirebase }]) => connectSignIn(dispatch, openFirebase))
        .catch((error: unknown) => {
          opening = null;
          throw error;
        });
      return opening;
    },
    readSession: async () => (await opening?.catch(() => null))?.session,
  };
}

/** Opens sign-in, loading its code on first use. Rejects when the shop's settings do not arrive. */
export function openSignIn(): SignInThunk<Promise<SignIn>> {
  return (dispatch, _getState, { signIn }) => {
    dispatch(checkStarted());
    return signIn.open(dispatch);
  };
}

/** Asks who is signed in, but only where somebody was, or is from now on in another tab. */
export function resumeSignIn(): SignInThunk<() => void> {
  return (dispatch, _getState, { signIn }) => {
    if (wasSignedIn()) dispatch(keepOpening());
    if (hasSessionLeft()) {
      import('./close-session').then((m) => dispatch(m.closeSession())).catch(() => {});
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
