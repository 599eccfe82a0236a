import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { customerTexts } from '@/config/messages';
import { paths } from '@/config/paths';
import { useCustomer } from '@/features/customer-auth/use-customer';
import { Spinner } from '@/ui/spinner';
import type { ReturnState } from './return-path';

interface RequireCustomerProps {
  /** Lets a page that holds what somebody typed stay when the session ends; it says so itself. */
  isKeptOnExpiry?: boolean;
}

/** Lets signed-in customers through and sends everybody else to sign in, and back afterwards. */
export function RequireCustomer({ isKeptOnExpiry = false }: RequireCustomerProps) {
  const { status } = useCustomer();
  const location = useLocation();
  const [wasAdmitted, setWasAdmitted] = useState(false);

  if (status === 'signed-in' && !wasAdmitted) setWasAdmitted(true);
  if (status === 'signed-in' || (wasAdmitted && isKeptOnExpiry)) return <Outlet />;
  if (status === 'signed-out') {
    const state: ReturnState = { from: location.pathname + location.search };
    return <Navigate to={paths.login} replace state={state} />;
  }
  return <Spinner text={customerTexts.loadingGuard} className="min-h-[60vh]" />;
}
