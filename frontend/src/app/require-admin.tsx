import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { readAdminToken } from '@/features/admin-session/admin-token.storage';
import type { ReturnState } from './return-path';

/** Lets through whoever holds a token that has not ended; the API checks it on every call. */
export function RequireAdmin() {
  const location = useLocation();
  if (readAdminToken()) return <Outlet />;
  const state: ReturnState = { from: location.pathname + location.search };
  return <Navigate to={paths.admin} replace state={state} />;
}
