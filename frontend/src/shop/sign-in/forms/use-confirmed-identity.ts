import { useDispatch } from 'react-redux';
import { openSignIn, type SignInDispatch } from '@/shop/sign-in/sign-in';
import { explainSignInError, readAuthErrorCode } from './sign-in-error';

const wrongPassword = ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-mismatch'];

/** The way to change how a customer signs in: past the question who they are. */
export function useConfirmedIdentity() {
  const dispatch = useDispatch<SignInDispatch>();
  /** Also resolves to what is wrong, as the end of a sentence about the password. */
  return async (password: string | null) => {
    try {
      const { provider } = await dispatch(openSignIn());
      await provider.confirmIdentity(password);
      return { provider };
    } catch (error) {
      return { wrong: explainRefusal(error, password === null) };
    }
  };
}

function explainRefusal(error: unknown, isPopup: boolean): string {
  if (isPopup) {
    return explainSignInError(error) || 'Google did not confirm that it is you. Please try again.';
  }
  if (wrongPassword.includes(readAuthErrorCode(error))) return 'is not right';
  return `could not be checked. ${explainSignInError(error) || 'Please try again in a moment.'}`;
}
