import { registrationSchema } from '@storyloom/backend/contract/account/credentials';
import { useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { paths } from '@/config/paths';
import { CredentialsForm } from '@/shop/sign-in/forms/credentials-form';
import { GoogleButton } from '@/shop/sign-in/forms/google-button';
import { SignInLayout } from '@/shop/sign-in/forms/sign-in-layout';
import { useSignIn } from '@/shop/sign-in/forms/use-sign-in';
import { ButtonLink } from '@/ui/controls/button';
import { showToast } from '@/ui/toast';
import { Notice } from '@/ui/notices/notice';
import { useNavigateFromPage } from '@/browser/navigation/use-navigate-from-page';
import { returnPathOf } from '@/browser/navigation/return-path';
import { RedirectSignedIn } from '@/shop/sign-in/redirect-signed-in';
import { linkTo } from '@/ui/controls/link-to';
import { words } from '@/words/shop';

/** The focused button disappeared with the form. */
const focusLink = (notice: HTMLElement | null) => notice?.querySelector('a')?.focus();

export function RegisterPage() {
  const texts = words.signIn.register;
  const location: Location<unknown> = useLocation();
  const { register } = useSignIn();
  const navigate = useNavigateFromPage();
  const [isRegistered, setIsRegistered] = useState(false);
  const returnPath = returnPathOf(location, paths.home);
  return (
    <RedirectSignedIn>
      <SignInLayout title={texts.title}>
        {isRegistered ? (
          <div ref={focusLink}>
            <Notice tone="success" title={texts.registered}>
              <ButtonLink variant="dark" size="small" to={returnPath} replace className="mt-3">
                {returnPath === paths.home ? texts.startBrowsing : texts.goOn}
              </ButtonLink>
            </Notice>
          </div>
        ) : (
          <>
            <div className="space-y-5">
              <CredentialsForm
                submitText={texts.submit}
                schema={registrationSchema}
                passwordAutoComplete="new-password"
                onSubmit={async (credentials) => {
                  await register(credentials);
                  void showToast({ title: texts.success });
                  setIsRegistered(true);
                }}
              />
              <GoogleButton
                text={texts.google}
                failedText={texts.googleFailed}
                isRemembered
                onSuccess={() => {
                  void showToast({ title: texts.googleSuccess });
                  navigate(returnPath, { replace: true });
                }}
              />
            </div>
            <p className="mt-6 text-ink-soft">
              {texts.login(linkTo(paths.login, { state: location.state }))}
            </p>
          </>
        )}
      </SignInLayout>
    </RedirectSignedIn>
  );
}
