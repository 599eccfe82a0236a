import { Fragment, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectHasSignedOut } from './customer-auth.slice';

/** Mounts its children again after a sign-out, in any tab: what was typed or shown is gone. */
export function ResetOnSignOut({ children }: { children: ReactNode }) {
  const hasSignedOut = useSelector(selectHasSignedOut);
  return <Fragment key={String(hasSignedOut)}>{children}</Fragment>;
}
