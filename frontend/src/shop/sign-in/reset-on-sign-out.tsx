import { Fragment, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectSignedOut } from './customer-auth.slice';

/** Mounts its children again after a sign-out, in any tab: what was typed or shown is gone. */
export function ResetOnSignOut({ children }: { children: ReactNode }) {
  const signedOut = useSelector(selectSignedOut);
  return <Fragment key={String(signedOut)}>{children}</Fragment>;
}
