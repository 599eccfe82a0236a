import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useSelector } from 'react-redux';
import { selectHasSignedOut, selectCheckFailure } from './customer-auth.slice';
import { useCustomer } from './use-customer';
import { Spinner } from '@/ui/spinner';
import { reloadForNewBuild } from '@/browser/new-build';
import type { ReturnState } from '@/browser/navigation/return-path';
import { words } from '@/words/first';

interface RequireCustomerProps {
  /**
   * Keeps the page after the session has ended, as it holds typed input; the page shows a message
   * itself.
   */
  isKeptOnExpiry?: boolean;
}

/** Shows the page to signed-in customers; others are sent to sign in, and back afterwards. */
export function RequireCustomer({ isKeptOnExpiry = false }: RequireCustomerProps) {
  const { status } = useCustomer();
  const hasSignedOut = useSelector(selectHasSignedOut);
  const location = useLocation();
  const [wasAdmitted, setWasAdmitted] = useState(false);

  const checkFailure = useSelector(selectCheckFailure);
  useEffect(() => {
    if (status === 'loading' && checkFailure === 'code') void reloadForNewBuild();
  }, [checkFailure, status]);

  if (status === 'signed-in' && !wasAdmitted) setWasAdmitted(true);
  // The page holds personal data; in this tab, signing out opens the home page anyway.
  if (hasSignedOut && wasAdmitted) return <Navigate to={paths.home} replace />;
  if (status === 'signed-in' || (wasAdmitted && isKeptOnExpiry)) return <Outlet />;
  if (status === 'signed-out') {
    const state: ReturnState = { from: location.pathname + location.search };
    return <Navigate to={paths.login} replace state={state} />;
  }
  const { guardLoading, guardWaits } = words.ui;
  const text = checkFailure === undefined ? guardLoading : guardWaits;
  return <Spinner text={text} className="page min-h-[60vh]" />;
}
