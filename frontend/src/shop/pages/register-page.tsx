import { useState } from 'react';
import { Link, useLocation, useNavigate, type Location } from 'react-router-dom';
import { paths } from '@/config/paths';
import { RegisterForm } from '@/shop/sign-in/forms/register-form';
import { SignInFrame } from '@/shop/sign-in/forms/sign-in-frame';
import { ButtonLink } from '@/ui/controls/button';
import { Notice } from '@/ui/notices/notice';
import { returnPathOf } from '@/browser/return-path';
import { SignedInAlready } from '@/shop/sign-in/signed-in-already';

/** The form has gone, with the button that had it. */
const leadOn = (place: HTMLElement | null) => place?.querySelector('a')?.focus();

export function RegisterPage() {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const [isRegistered, setIsRegistered] = useState(false);
  const returnPath = returnPathOf(location, paths.home);
  return (
    <SignedInAlready>
      <SignInFrame title="Join the readers">
        {isRegistered ? (
          <div ref={leadOn}>
            <Notice tone="success" title="You are registered and signed in.">
              <ButtonLink variant="dark" size="small" to={returnPath} replace className="mt-3">
                {returnPath === paths.home ? 'Start browsing' : 'Go on where you were'}
              </ButtonLink>
            </Notice>
          </div>
        ) : (
          <>
            <RegisterForm
              onRegistered={() => setIsRegistered(true)}
              onGoogleSuccess={() => void navigate(returnPath, { replace: true })}
            />
            <p className="mt-6 text-ink-soft">
              Already a reader?{' '}
              <Link to={paths.login} state={location.state} className="link">
                Login
              </Link>
            </p>
          </>
        )}
      </SignInFrame>
    </SignedInAlready>
  );
}
