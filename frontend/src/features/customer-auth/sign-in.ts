import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { provideSessionRenewal } from '@/api/session-renewal';
import { checkStarted, customerReported } from './customer-auth.slice';
import type { IdentityProvider, SignedInUser } from './identity-provider';
import { noteSignedIn, wasSignedIn } from './signed-in.storage';

export type SignInDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** The shop's sign-in, once it is open: identity provider and the API's session side by side. */
export interface SignIn {
  provider: IdentityProvider;
  /** Tells API and store who is signed in; resolves when both know. */
  report: (user: SignedInUser) => Promise<void>;
  closeSession: () => Promise<void>;
}

let opening: Promise<SignIn> | null = null;

/** Opens sign-in, loading its code on first use. Rejects when the shop's settings do not arrive. */
export function openSignIn(dispatch: SignInDispatch): Promise<SignIn> {
  dispatch(checkStarted());
  opening ??= connect(dispatch).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** At start: asks who is signed in, but only where somebody was. */
export function resumeSignIn(dispatch: SignInDispatch): void {
  if (wasSignedIn()) keepOpening(dispatch);
}

/** Opens sign-in and, while the shop cannot be reached, tries again every few seconds. */
export function keepOpening(dispatch: SignInDispatch): void {
  openSignIn(dispatch).catch(() => window.setTimeout(() => keepOpening(dispatch), 4000));
}

async function connect(dispatch: SignInDispatch): Promise<SignIn> {
  const [{ openFirebase }, { sessionApi }] = await Promise.all([
    import('./firebase'),
    import('./session.api'),
  ]);
  const { readConfig, openSession, closeSession } = sessionApi.endpoints;
  const config = await dispatch(
    readConfig.initiate(undefined, { subscribe: false, forceRefetch: true }),
  ).unwrap();
  const firebase = openFirebase(config);

  let current: SignedInUser | null = null;
  let reported = { token: '', done: Promise.resolve() };

  const report = async (user: SignedInUser) => {
    current = user;
    const token = await user.readIdToken();
    if (reported.token !== token) reported = { token, done: tell(user, token) };
    await reported.done;
  };
  const tell = async (user: SignedInUser, token: string) => {
    // An API that is away does not sign anybody out: the first order call renews the session.
    await dispatch(openSession.initiate(token, { track: false }));
    if (current?.uid !== user.uid) return;
    dispatch(customerReported({ uid: user.uid, email: user.email, name: user.name }));
  };

  provideSessionRenewal(async () => {
    if (!current) return false;
    const token = await current.readIdToken(true);
    const answer = await dispatch(openSession.initiate(token, { track: false }));
    return !answer.error;
  });

  firebase.watchUser((user) => {
    if (user) {
      if (!wasSignedIn()) noteSignedIn('device');
      report(user).catch(() => dispatch(customerReported(null)));
      return;
    }
    current = null;
    reported = { token: '', done: Promise.resolve() };
    noteSignedIn(null);
    dispatch(customerReported(null));
  });

  return {
    provider: firebase,
    report,
    closeSession: async () => {
      await dispatch(closeSession.initiate(undefined, { track: false }));
    },
  };
}

/** Forgets an open sign-in, so that the next test starts without one. */
export function resetSignIn(): void {
  opening = null;
}
