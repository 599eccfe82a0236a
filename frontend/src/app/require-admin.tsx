import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { readAdminToken } from '@/api/admin-token.storage';
import { FullScreenSpinner } from '@/ui/full-screen-spinner';
import { LazyFrame, type LazyPage } from './lazy-page';
import type { ReturnState } from '@/browser/return-path';

/**
 * Lets through whoever holds a token that has not ended; the API checks it on every call. `layout`
 * stays mounted from page to page and watches over the session from then on.
 */
export function RequireAdmin({ layout }: { layout: LazyPage }) {
  const location = useLocation();
  if (!readAdminToken()) {
    const state: ReturnState = { from: location.pathname + location.search };
    return <Navigate to={paths.admin} replace state={state} />;
  }
  return <LazyFrame page={layout} waiting={<FullScreenSpinner />} />;
}
