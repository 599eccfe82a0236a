import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { customerLeft, selectAuthStatus, selectCustomer } from './customer-auth.slice';
import { noteLeft, noteSignedIn, refuseWithoutCookies } from './signed-in.storage';
import { keepOpening, openSignIn, type SignInDispatch } from './sign-in';

/** Who is signed in, asked from the identity provider if nobody has asked yet. */
export function useCustomer() {
  const dispatch = useDispatch<SignInDispatch>();
  const status = useSelector(selectAuthStatus);
  const customer = useSelector(selectCustomer);
  useEffect(() => {
    if (status === 'unknown') dispatch(keepOpening());
  }, [dispatch, status]);
  return { status: status === 'unknown' ? ('loading' as const) : status, customer };
}

/** The ways to sign in and out; each resolves when shop and identity provider agree. */
export function useSignIn() {
  const dispatch = useDispatch<SignInDispatch>();

  const signIn = useCallback(
    async (credentials: { email: string; password: string }, isRemembered: boolean) => {
      const { provider, report } = await dispatch(openSignIn());
      await report(await noting(isRemembered, () => provider.signIn(credentials)));
    },
    [dispatch],
  );
  const signInWithGoogle = useCallback(
    async (isRemembered: boolean) => {
      const { provider, report } = await dispatch(openSignIn());
      await report(await noting(isRemembered, () => provider.signInWithGoogle()));
    },
    [dispatch],
  );
  const register = useCallback(
    async (credentials: { email: string; password: string }) => {
      const { provider, report } = await dispatch(openSignIn());
      await report(await noting(true, () => provider.register(credentials)));
    },
    [dispatch],
  );
  const sendPasswordReset = useCallback(
    async (email: string) => (await dispatch(openSignIn())).provider.sendPasswordReset(email),
    [dispatch],
  );
  const signOut = useCallback(async () => {
    // Before shop and provider are asked, which may take a while or fail.
    noteLeft();
    noteSignedIn(null);
    dispatch(customerLeft());
    const { provider, closeSession } = await dispatch(openSignIn());
    // First the provider: else another tab may open the session again that is being closed.
    await provider.signOut().catch(() => {});
    await closeSession();
  }, [dispatch]);

  return { signIn, signInWithGoogle, register, sendPasswordReset, signOut };
}

/** Notes the sign-in before it happens, as the provider reports it first; takes it back on failure. */
async function noting<Result>(isRemembered: boolean, act: () => Promise<Result>): Promise<Result> {
  refuseWithoutCookies();
  const takeBack = noteSignedIn(isRemembered ? 'device' : 'browser');
  try {
    return await act();
  } catch (error) {
    takeBack();
    throw error;
  }
}
