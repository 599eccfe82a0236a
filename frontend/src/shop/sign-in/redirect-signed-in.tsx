import { useState } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { mustSignIn, returnPathOf } from '@/browser/navigation/return-path';
import { paths } from '@/config/paths';
import { wasSignedIn } from './signed-in.storage';
import { useCustomer } from './use-customer';
import type { Elements } from '@/ui/elements';

interface RedirectSignedInProps {
  /** Also after a sign-in in another tab, or one that was restored late. */
  orLater?: boolean;
  children: Elements;
}

/**
 * Redirects customers who arrive signed in. One whose sign-in has no email address, or is not accepted
 * by the shop, needs the form.
 */
export function RedirectSignedIn({ orLater = false, children }: RedirectSignedInProps) {
  const location: Location<unknown> = useLocation();
  const { status, customer } = useCustomer();
  const [cameSignedIn, setCameSignedIn] = useState(() => wasSignedIn() || status === 'signed-in');
  if (status === 'signed-out' && cameSignedIn) setCameSignedIn(false);
  if ((cameSignedIn || orLater) && customer?.email && !mustSignIn(location.state))
    return <Navigate to={returnPathOf(location, paths.home)} replace />;
  return children;
}
