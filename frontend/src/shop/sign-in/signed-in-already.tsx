import { useState } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { mustSignIn, returnPathOf } from '@/browser/return-path';
import { paths } from '@/config/paths';
import { wasSignedIn } from './signed-in.storage';
import { useCustomer } from './use-customer';
import type { Elements } from '@/ui/elements';

interface SignedInAlreadyProps {
  /** Also those who are signed in a while later: by a sign-in that heals, or in another tab. */
  orLater?: boolean;
  children: Elements;
}

/**
 * Leads those on who are signed in as they come. Who cannot order as they are signed in needs the
 * form, and is led on by it.
 */
export function SignedInAlready({ orLater = false, children }: SignedInAlreadyProps) {
  const location: Location<unknown> = useLocation();
  const { status, customer } = useCustomer();
  const [cameSignedIn, setCameSignedIn] = useState(() => wasSignedIn() || status === 'signed-in');
  if (status === 'signed-out' && cameSignedIn) setCameSignedIn(false);
  if ((cameSignedIn || orLater) && customer?.email && !mustSignIn(location.state))
    return <Navigate to={returnPathOf(location, paths.home)} replace />;
  return children;
}
