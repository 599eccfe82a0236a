import { useDispatch } from 'react-redux';
import { openSignIn, type SignInDispatch } from '@/shop/sign-in/sign-in';
import { explainSignInError, readAuthErrorCode } from './sign-in-error';
import { words } from '@/words/shop';

const wrongPassword = ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-mismatch'];

/** The way to change how a customer signs in: past the question who they are. */
export function useConfirmedIdentity() {
  const dispatch = useDispatch<SignInDispatch>();
  /** Also resolves to what is wrong, of the password that has this label. */
  return async (password: string | null, label: string) => {
    try {
      const { provider } = await dispatch(openSignIn());
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
