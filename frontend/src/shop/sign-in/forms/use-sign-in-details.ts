import { useDispatch } from 'react-redux';
import { openSignIn, type SignInDispatch } from '@/shop/sign-in/sign-in';
import { explainSignInError, readAuthErrorCode } from './sign-in-error';

const wrongPassword = ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-mismatch'];

/** The ways to change how a customer signs in. */
export function useSignInDetails() {
  const dispatch = useDispatch<SignInDispatch>();
  const provider = async () => (await dispatch(openSignIn())).provider;
  return {
    /** Resolves to what is wrong, as the end of a sentence about the password; '' when nothing is. */
    async confirmIdentity(password: string | null) {
      try {
        await (await provider()).confirmIdentity(password);
        return '';
      } catch (error) {
        return explainRefusal(error, password === null);
      }
    },
    changeEmail: async (email: string) => (await provider()).changeEmail(email),
    changePassword: async (password: string) => (await provider()).changePassword(password),
    deleteSignIn: async () => (await provider()).deleteUser(),
  };
}

function explainRefusal(error: unknown, isPopup: boolean): string {
  if (isPopup) {
    return explainSignInError(error) || 'Google did not confirm that it is you. Please try again.';
  }
  if (wrongPassword.includes(readAuthErrorCode(error))) return 'is not right';
  return `could not be checked. ${explainSignInError(error) || 'Please try again in a moment.'}`;
}
