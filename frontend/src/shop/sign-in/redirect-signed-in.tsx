import { useState } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { mustSignIn, returnPathOf } from '@/browser/navigation/return-path';
import { paths } from '@/config/paths';
import { wasSignedIn } from './signed-in.storage';
import { useCustomer } from './use-customer';
import type { Elements } from '@/ui/elements';

interface RedirectSignedInProps {
  /** Also redirects after a sign-in in another tab, or a late restored one. */
  redirectsLater?: boolean;
  children: Elements;
}

/**
 * Redirects signed-in customers. A customer without an email address, or whose sign-in the API
 * refuses, needs the form.
 */
export function RedirectSignedIn({ redirectsLater = false, children }: RedirectSignedInProps) {
  const location: Location<unknown> = useLocation();
  const { status, customer } = useCustomer();
  const [cameSignedIn, setCameSignedIn] = useState(() => wasSignedIn() || status === 'signed-in');
  if (status === 'signed-out' && cameSignedIn) setCameSignedIn(false);
  if ((cameSignedIn || redirectsLater) && customer?.email && !mustSignIn(location.state))
    return <Navigate to={returnPathOf(location, paths.home)} replace />;
  return children;
}
