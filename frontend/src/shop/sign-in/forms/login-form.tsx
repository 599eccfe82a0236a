import { credentialsSchema } from '@storyloom/backend/contract/account/credentials';
import { useState } from 'react';
import { signInTexts } from '@/config/sign-in-messages';
import { showToast } from '@/ui/dialog';
import { Checkbox } from '@/ui/form/more-fields';
import { CredentialsForm } from './credentials-form';
import { GoogleButton } from './google-button';
import { PasswordResetForm } from './password-reset-form';
import { useSignIn } from './use-sign-in';

const { login: texts } = signInTexts;

export function LoginForm({ onSuccess }: { onSuccess: () => void }) {
  const { signIn } = useSignIn();
  const [isRemembered, setIsRemembered] = useState(false);
  /** The address typed so far, while a link is asked for. */
  const [resetFor, setResetFor] = useState<string>();

  const succeed = () => {
    void showToast({ title: texts.success });
    onSuccess();
  };

  return (
    <div className="space-y-5">
      <CredentialsForm
        submitText="Login"
        schema={credentialsSchema}
        passwordAutoComplete="current-password"
        onSubmit={async (credentials) => {
          await signIn(credentials, isRemembered);
          succeed();
        }}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            label={texts.rememberMe}
            checked={isRemembered}
            onChange={(event) => setIsRemembered(event.target.checked)}
          />
          <button
            type="button"
            aria-expanded={resetFor !== undefined}
            onClick={({ currentTarget: { form } }) => {
              const typed = form && new FormData(form).get('email');
              setResetFor(
                resetFor === undefined ? (typeof typed === 'string' ? typed : '') : undefined,
              );
            }}
            className="link inline-flex min-h-11 items-center text-note"
          >
            {texts.forgotPassword}
          </button>
        </div>
      </CredentialsForm>
      {resetFor !== undefined && <PasswordResetForm typedEmail={resetFor} />}
      <GoogleButton
        text="Sign in with Google"
        failedText={texts.googleFailed}
        isRemembered={isRemembered}
        onSuccess={succeed}
      />
    </div>
  );
}
