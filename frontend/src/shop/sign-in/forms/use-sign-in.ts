import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { openSignIn, type SignInDispatch } from '@/shop/sign-in/sign-in';
import { noteSignedIn, refuseWithoutCookies } from '@/shop/sign-in/signed-in.storage';

/** The ways to sign in; each resolves when shop and identity provider agree. */
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

  return { signIn, signInWithGoogle, register, sendPasswordReset };
}

/** The latest try, while it is under way: a second click on Google's button ends the first one's. */
let latestTry: { takeBack: () => void } | null = null;

/** Notes the sign-in before it happens, as the provider reports it first; takes it back on failure. */
async function noting<Result>(isRemembered: boolean, act: () => Promise<Result>): Promise<Result> {
  refuseWithoutCookies();
  const takeBack = noteSignedIn(isRemembered ? 'device' : 'browser');
  const thisTry = latestTry ? { ...latestTry } : { takeBack };
  latestTry = thisTry;
  try {
    return await act();
  } catch (error) {
    if (latestTry === thisTry) thisTry.takeBack();
    throw error;
  } finally {
    if (latestTry === thisTry) latestTry = null;
  }
}
