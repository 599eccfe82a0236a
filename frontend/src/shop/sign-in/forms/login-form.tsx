import { credentialsSchema } from '@storyloom/backend/contract/credentials';
import { useState } from 'react';
import { customerTexts } from '@/config/messages';
import { showToast } from '@/ui/dialog';
import { Checkbox } from '@/ui/form/field';
import { CredentialsForm } from './credentials-form';
import { GoogleButton } from './google-button';
import { PasswordResetForm } from './password-reset-form';
import { useSignIn } from './use-sign-in';

const { login: texts } = customerTexts;

export function LoginForm({ onSuccess }: { onSuccess: () => void }) {
  const { signIn } = useSignIn();
  const [isRemembered, setIsRemembered] = useState(false);
  const [isResetOpen, setIsResetOpen] = useState(false);

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
            aria-expanded={isResetOpen}
            onClick={() => setIsResetOpen(!isResetOpen)}
            className="link inline-flex min-h-11 items-center text-note"
          >
            {texts.forgotPassword}
          </button>
        </div>
      </CredentialsForm>
      {isResetOpen && <PasswordResetForm />}
      <GoogleButton
        text="Sign in with Google"
        failedText={texts.googleFailed}
        isRemembered={isRemembered}
        onSuccess={succeed}
      />
    </div>
  );
}
