import { Fragment, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectHasSignedOut } from './customer-auth.slice';

/** Remounts its children after a sign-out in any tab, which discards input and shown data. */
export function ResetOnSignOut({ children }: { children: ReactNode }) {
  const hasSignedOut = useSelector(selectHasSignedOut);
  return <Fragment key={String(hasSignedOut)}>{children}</Fragment>;
}
