import { Fragment, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectSignOutCount } from './customer-auth.slice';

/** Remounts its children after a sign-out in any tab, which discards input and shown data. */
export function ResetOnSignOut({ children }: { children: ReactNode }) {
  const signOutCount = useSelector(selectSignOutCount);
  return <Fragment key={signOutCount}>{children}</Fragment>;
}
