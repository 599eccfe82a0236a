import { useState } from 'react';
import { FcGoogle } from 'react-icons/fc';
import { readApiError } from '@/api/api-error';
import { Button } from '@/ui/controls/button';
import { showMessage } from '@/ui/dialog';
import { explainSignInError, isCancelled, readAuthErrorCode } from './sign-in-error';
import { useSignIn } from './use-sign-in';

interface GoogleButtonProps {
  text: string;
  failedText: string;
  isRemembered: boolean;
  onSuccess: () => void;
}

/** Signs in through Google's popup; closing it is no error. */
export function GoogleButton({ text, failedText, isRemembered, onSuccess }: GoogleButtonProps) {
  const { signInWithGoogle } = useSignIn();
  const [isBusy, setIsBusy] = useState(false);

  const signIn = async () => {
    setIsBusy(true);
    try {
      await signInWithGoogle(isRemembered);
      onSuccess();
    } catch (error) {
      if (isCancelled(error)) return;
      const advice = readAuthErrorCode(error) === '' ? '' : explainSignInError(error);
      const { reference } = readApiError(error);
      void showMessage({ title: failedText, text: advice, icon: 'error', reference });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    // Stays enabled while the popup is open: another click opens a new one, which closes the old
    // one.
    <Button variant="quiet" className="w-full" aria-busy={isBusy} onClick={() => void signIn()}>
      <FcGoogle aria-hidden="true" className="text-xl" />
      <span>{text}</span>
    </Button>
  );
}
