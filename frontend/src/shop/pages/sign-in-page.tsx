import { credentialsSchema } from '@storyloom/backend/contract/account/credentials';
import { useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { paths } from '@/config/paths';
import { CredentialsForm } from '@/shop/sign-in/forms/credentials-form';
import { GoogleButton } from '@/shop/sign-in/forms/google-button';
import { PasswordResetForm } from '@/shop/sign-in/forms/password-reset-form';
import { SignInLayout } from '@/shop/sign-in/forms/sign-in-layout';
import { useSignIn } from '@/shop/sign-in/forms/use-sign-in';
import { showToast } from '@/ui/toast';
import { Checkbox } from '@/ui/form/checkbox';
import { Notice } from '@/ui/notices/notice';
import { useNavigateFromPage } from '@/browser/navigation/use-navigate-from-page';
import { returnPathOf } from '@/browser/navigation/return-path';
import { RedirectSignedIn } from '@/shop/sign-in/redirect-signed-in';
import { linkTo } from '@/ui/controls/link-to';
import { words } from '@/words/shop';

export function SignInPage() {
  const texts = words.signIn.login;
  const { signIn } = useSignIn();
  const navigate = useNavigateFromPage();
  const location: Location<unknown> = useLocation();
  const returnPath = returnPathOf(location, paths.home);
  const reason = reasonFor(returnPath.split('?')[0] ?? '');
  const [isRemembered, setIsRemembered] = useState(false);
  /** The typed address while the reset form is open. */
  const [resetFor, setResetFor] = useState<string>();

  const succeed = () => {
    void showToast({ title: texts.success });
    navigate(returnPath, { replace: true });
  };

  return (
    <RedirectSignedIn redirectsLater>
      <SignInLayout title={texts.title}>
        {reason && <Notice className="mb-6">{reason}</Notice>}
        <div className="space-y-5">
          <CredentialsForm
            submitText={texts.submit}
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
                  setResetFor(resetFor === undefined ? typedEmailOf(form) : undefined);
                }}
                className="link inline-flex min-h-11 items-center text-note"
              >
                {texts.forgotPassword}
              </button>
            </div>
          </CredentialsForm>
          {resetFor !== undefined && <PasswordResetForm typedEmail={resetFor} />}
          <GoogleButton
            text={texts.google}
            failedText={texts.googleFailed}
            isRemembered={isRemembered}
            onSuccess={succeed}
          />
        </div>
        <p className="mt-6 text-ink-soft">
          {texts.register(linkTo(paths.register, { state: location.state }))}
        </p>
      </SignInLayout>
    </RedirectSignedIn>
  );
}

function typedEmailOf(form: HTMLFormElement | null): string {
  const typed = form && new FormData(form).get('email');
  return typeof typed === 'string' ? typed : '';
}

function reasonFor(path: string): string | undefined {
  const { checkout, orders, account } = words.signIn.login.reasons;
  return { [paths.checkout]: checkout, [paths.orders]: orders, [paths.account]: account }[path];
}
