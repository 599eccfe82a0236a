import type { Credentials } from '@storyloom/backend/contract/account/credentials';
import { useDispatch } from 'react-redux';
import type { IdentityProvider, SignedInUser } from '@/shop/sign-in/identity-provider';
import { openSignIn, type SignInDispatch } from '@/shop/sign-in/sign-in';
import { noteSignedIn, refuseWithoutCookies } from '@/shop/sign-in/signed-in.storage';

/** The ways to sign in; each resolves when shop and identity provider agree. */
export function useSignIn() {
  const dispatch = useDispatch<SignInDispatch>();
  const enter = async (
    isRemembered: boolean,
    act: (provider: IdentityProvider) => Promise<SignedInUser>,
  ) => {
    const { provider, report } = await dispatch(openSignIn());
    await report(await noting(isRemembered, () => act(provider)));
  };
  return {
    signIn: (credentials: Credentials, isRemembered: boolean) =>
      enter(isRemembered, (provider) => provider.signIn(credentials)),
    signInWithGoogle: (isRemembered: boolean) =>
      enter(isRemembered, (provider) => provider.signInWithGoogle()),
    register: (credentials: Credentials) =>
      enter(true, (provider) => provider.register(credentials)),
    sendPasswordReset: async (email: string) =>
      (await dispatch(openSignIn())).provider.sendPasswordReset(email),
  };
}

/** The latest try, while it is under way: a second click on Google's button ends the first one's. */
let latestTry: { revert: () => void } | null = null;

/** Notes the sign-in before it happens, as the provider reports it first; undoes it on failure. */
async function noting<Result>(isRemembered: boolean, act: () => Promise<Result>): Promise<Result> {
  refuseWithoutCookies();
  const revert = noteSignedIn(isRemembered ? 'device' : 'browser');
  const thisTry = latestTry ? { ...latestTry } : { revert };
  latestTry = thisTry;
  try {
    return await act();
  } catch (error) {
    if (latestTry === thisTry) thisTry.revert();
    throw error;
  } finally {
    if (latestTry === thisTry) latestTry = null;
  }
}
