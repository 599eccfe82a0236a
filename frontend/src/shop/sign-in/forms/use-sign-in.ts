import type { Credentials } from '@storyloom/backend/contract/account/credentials';
import { useDispatch } from 'react-redux';
import type { IdentityProvider, SignedInUser } from '@/shop/sign-in/identity-provider';
import { connectSignIn, type SignInDispatch } from '@/shop/sign-in/sign-in';
import { storeSignIn, refuseWithoutCookies } from '@/shop/sign-in/signed-in.storage';

/** The ways to sign in; each resolves when provider and API know the customer. */
export function useSignIn() {
  const dispatch = useDispatch<SignInDispatch>();
  const signInWith = async (
    isRemembered: boolean,
    callProvider: (provider: IdentityProvider) => Promise<SignedInUser>,
  ) => {
    const { provider, report } = await dispatch(connectSignIn());
    await report(await storingSignIn(isRemembered, () => callProvider(provider)));
  };
  return {
    signIn: (credentials: Credentials, isRemembered: boolean) =>
      signInWith(isRemembered, (provider) => provider.signIn(credentials)),
    signInWithGoogle: (isRemembered: boolean) =>
      signInWith(isRemembered, (provider) => provider.signInWithGoogle()),
    register: (credentials: Credentials) =>
      signInWith(true, (provider) => provider.register(credentials)),
    sendPasswordReset: async (email: string) =>
      (await dispatch(connectSignIn())).provider.sendPasswordReset(email),
  };
}

/**
 * The latest try. A second click on Google's button makes the first one fail, which must not revert
 * the second.
 */
let latestTry: { revert: () => void } | null = null;

/** Stores the sign-in before it happens, as the provider reports it first; undoes it on failure. */
async function storingSignIn<Result>(
  isRemembered: boolean,
  callProvider: () => Promise<Result>,
): Promise<Result> {
  refuseWithoutCookies();
  const revert = storeSignIn(isRemembered ? 'device' : 'browser');
  const thisTry = latestTry ? { ...latestTry } : { revert };
  latestTry = thisTry;
  try {
    return await callProvider();
  } catch (error) {
    if (latestTry === thisTry) thisTry.revert();
    throw error;
  } finally {
    if (latestTry === thisTry) latestTry = null;
  }
}
