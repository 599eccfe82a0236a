import { useState, type ReactNode } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { mustSignIn, returnPathOf } from '@/app/return-path';
import { paths } from '@/config/paths';
import { wasSignedIn } from '@/features/customer-auth/signed-in.storage';
import { useCustomer } from '@/features/customer-auth/use-customer';

/**
 * Leads those on who are signed in as they come. Who signs in here is led on by the form itself, and
 * who cannot order as they are signed in needs the form.
 */
export function SignedInAlready({ children }: { children: ReactNode }) {
  const location: Location<unknown> = useLocation();
  const { status, customer } = useCustomer();
  const [cameSignedIn, setCameSignedIn] = useState(() => wasSignedIn() || status === 'signed-in');
  if (status === 'signed-out' && cameSignedIn) setCameSignedIn(false);
  if (cameSignedIn && customer?.email && !mustSignIn(location.state))
    return <Navigate to={returnPathOf(location, paths.home)} replace />;
  return children;
}
