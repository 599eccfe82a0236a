import { useState } from 'react';
import { Link, useLocation, useNavigate, type Location } from 'react-router-dom';
import { paths } from '@/config/paths';
import { RegisterForm } from '@/features/customer-auth/register-form';
import { SignInFrame } from '@/features/customer-auth/sign-in-frame';
import { ButtonLink } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { returnPathOf } from '@/app/return-path';
import { SignedInAlready } from './signed-in-already';

export function RegisterPage() {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const [isRegistered, setIsRegistered] = useState(false);
  const returnPath = returnPathOf(location, paths.home);
  return (
    <SignedInAlready>
      <SignInFrame title="Join the readers">
        {isRegistered ? (
          <Notice tone="success" title="You are registered and signed in.">
            <ButtonLink variant="dark" size="small" to={returnPath} replace className="mt-3">
              {returnPath === paths.home ? 'Start browsing' : 'Go on where you were'}
            </ButtonLink>
          </Notice>
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
