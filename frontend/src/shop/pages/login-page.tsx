import { credentialsSchema } from '@storyloom/backend/contract/account/credentials';
import { useState } from 'react';
import { Link, useLocation, useNavigate, type Location } from 'react-router-dom';
import { paths } from '@/config/paths';
import { signInTexts } from '@/config/sign-in-messages';
import { CredentialsForm } from '@/shop/sign-in/forms/credentials-form';
import { GoogleButton } from '@/shop/sign-in/forms/google-button';
import { PasswordResetForm } from '@/shop/sign-in/forms/password-reset-form';
import { SignInLayout } from '@/shop/sign-in/forms/sign-in-layout';
import { useSignIn } from '@/shop/sign-in/forms/use-sign-in';
import { showToast } from '@/ui/dialog';
import { Checkbox } from '@/ui/form/more-fields';
import { Notice } from '@/ui/notices/notice';
import { returnPathOf } from '@/browser/return-path';
import { SignedInAlready } from '@/shop/sign-in/signed-in-already';

const { login: texts } = signInTexts;

export function LoginPage() {
  const { signIn } = useSignIn();
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const returnPath = returnPathOf(location, paths.home);
  const reason = reasons[returnPath.split('?')[0] ?? ''];
  const [isRemembered, setIsRemembered] = useState(false);
  /** The address typed so far, while a link is asked for. */
  const [resetFor, setResetFor] = useState<string>();

  const succeed = () => {
    void showToast({ title: texts.success });
    void navigate(returnPath, { replace: true });
  };

  return (
    <SignedInAlready orLater>
      <SignInLayout title="Welcome back">
        {reason && <Notice className="mb-6">{reason}</Notice>}
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
        <p className="mt-6 text-ink-soft">
          New here?{' '}
          <Link to={paths.register} state={location.state} className="link">
            Register
          </Link>
        </p>
      </SignInLayout>
    </SignedInAlready>
  );
}

const reasons: Record<string, string> = {
  [paths.checkout]: 'Please sign in to place your order. Your cart is kept.',
  [paths.orders]: 'Please sign in to see your orders.',
  [paths.account]: 'Please sign in to see your account.',
};
