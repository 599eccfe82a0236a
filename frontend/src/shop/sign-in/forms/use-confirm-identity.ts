import { useDispatch } from 'react-redux';
import { connectSignIn, type SignInDispatch } from '@/shop/sign-in/sign-in';
import { explainSignInError, readAuthErrorCode } from './sign-in-error';
import { words } from '@/words/shop';

const wrongPassword = ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-mismatch'];

/** Reauthenticates the customer, as Firebase requires before a change of the sign-in. */
export function useConfirmIdentity() {
  const dispatch = useDispatch<SignInDispatch>();
  /** Resolves to the provider, or to the error of the password field with this label. */
  return async (password: string | null, label: string) => {
    try {
      const { provider } = await dispatch(connectSignIn());
      await provider.confirmIdentity(password);
      return { provider };
    } catch (error) {
      return { wrong: explainRefusal(error, password === null ? null : label) };
    }
  };
}

function explainRefusal(error: unknown, label: string | null): string {
  const texts = words.account.signIn;
  const advice = explainSignInError(error);
  if (label === null) return advice || texts.googleNotConfirmed;
  if (wrongPassword.includes(readAuthErrorCode(error))) return texts.wrongPassword(label);
  return texts.notChecked(label, advice || texts.tryAgain);
}
