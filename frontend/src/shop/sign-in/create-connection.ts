import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { systemApi } from '@/api/endpoints/system.api';
import { retry } from '@/browser/retry';
import { closeSessionWithRetry } from './close-session';
import { customerReported } from './customer-auth.slice';
import { createCustomerSession } from './customer-session';
import { openFirebase, type SignedInUser } from './identity-provider';
import { removeProviderEntries } from './provider-entries.storage';
import { hasEndedWithBrowser, storeSignIn, wasSignedIn } from './signed-in.storage';

// A file of its own, loaded only if a customer signs in or was signed in.

export type SignInConnection = Awaited<ReturnType<typeof createConnection>>;

/**
 * Connects the identity provider with the API's session. Rejects if the shop's settings do not
 * load.
 */
export async function createConnection(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) {
  const config = await dispatch(
    systemApi.endpoints.readConfig.initiate(undefined, { subscribe: false, forceRefetch: true }),
  ).unwrap();
  if (hasEndedWithBrowser()) removeProviderEntries();
  const provider = openFirebase(config);

  let current: SignedInUser | null = null;
  const session = createCustomerSession(dispatch, () => current);
  let reported = { token: '', done: Promise.resolve() };

  /** Reports the customer to API and store; resolves when both know. */
  const report = async (user: SignedInUser) => {
    current = user;
    const token = await user.readIdToken();
    if (reported.token !== token) reported = { token, done: openFor(user, token) };
    await reported.done;
  };
  const openFor = async (user: SignedInUser, token: string) => {
    // An unreachable API does not sign the customer out: the first call opens the session.
    await session.open(token);
    if (current?.uid !== user.uid) return;
    const { uid, email, name, hasPassword } = user;
    dispatch(customerReported({ uid, email, name, hasPassword }));
  };

  // The provider reports a user once; if the API is unreachable then, this retries the report.
  let reporting = new AbortController();
  provider.watchUser((user) => {
    reporting.abort();
    reporting = new AbortController();
    if (user) {
      if (!wasSignedIn()) storeSignIn('browser');
      void retry(
        () => report(user),
        reporting.signal,
        () => dispatch(customerReported(null)),
      );
      return;
    }
    // If nobody was signed in here, a stored sign-in is a new one of another tab.
    if (current) storeSignIn(null);
    current = null;
    session.forget();
    reported = { token: '', done: Promise.resolve() };
    dispatch(customerReported(null));
  });

  return {
    provider,
    report,
    session,
    /** Resolves when the API has responded, which may take long. */
    closeSession: () => dispatch(closeSessionWithRetry()),
  };
}
