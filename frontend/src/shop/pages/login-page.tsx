import { Link, useLocation, useNavigate, type Location } from 'react-router-dom';
import { paths } from '@/config/paths';
import { LoginForm } from '@/shop/sign-in/forms/login-form';
import { SignInFrame } from '@/shop/sign-in/forms/sign-in-frame';
import { Notice } from '@/ui/notices/notice';
import { returnPathOf } from '@/browser/return-path';
import { SignedInAlready } from '@/shop/sign-in/signed-in-already';

export function LoginPage() {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const returnPath = returnPathOf(location, paths.home);
  const reason = reasons[returnPath.split('?')[0] ?? ''];
  return (
    <SignedInAlready orLater>
      <SignInFrame title="Welcome back">
        {reason && <Notice className="mb-6">{reason}</Notice>}
        <LoginForm onSuccess={() => void navigate(returnPath, { replace: true })} />
        <p className="mt-6 text-ink-soft">
          New here?{' '}
          <Link to={paths.register} state={location.state} className="link">
            Register
          </Link>
        </p>
      </SignInFrame>
    </SignedInAlready>
  );
}

const reasons: Record<string, string> = {
  [paths.checkout]: 'Please sign in to place your order. Your cart is kept.',
  [paths.orders]: 'Please sign in to see your orders.',
  [paths.account]: 'Please sign in to see your account.',
};
