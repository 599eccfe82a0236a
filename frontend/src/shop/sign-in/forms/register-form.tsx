import { registrationSchema } from '@storyloom/backend/contract/account/credentials';
import { signInTexts } from '@/config/sign-in-messages';
import { showToast } from '@/ui/dialog';
import { CredentialsForm } from './credentials-form';
import { GoogleButton } from './google-button';
import { useSignIn } from './use-sign-in';

const { register: texts } = signInTexts;

interface RegisterFormProps {
  /** By e-mail: the customer stays on the page. */
  onRegistered: () => void;
  /** By Google: the customer goes on. */
  onGoogleSuccess: () => void;
}

export function RegisterForm({ onRegistered, onGoogleSuccess }: RegisterFormProps) {
  const { register } = useSignIn();
  return (
    <div className="space-y-5">
      <CredentialsForm
        submitText="Register"
        schema={registrationSchema}
        passwordAutoComplete="new-password"
        onSubmit={async (credentials) => {
          await register(credentials);
          void showToast({ title: texts.success });
          onRegistered();
        }}
      />
      <GoogleButton
        text="Sign up with Google"
        failedText={texts.googleFailed}
        isRemembered
        onSuccess={() => {
          void showToast({ title: texts.googleSuccess });
          onGoogleSuccess();
        }}
      />
    </div>
  );
}
