import { accentStyle, accentStyleId } from '@storyloom/backend/contract/identity/accent';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useShop } from '@/api/endpoints/settings.api';
import { paths } from '@/config/paths';
import { forgetSignOut, useAdminToken, wasSignedOut } from '@/admin/session/admin-session';
import { SessionEndNotice } from '@/admin/session/admin-sign-in';
import type { ReturnState } from '@/browser/navigation/return-path';
import { useIsOnline } from '@/browser/use-is-online';
import { useNewOrders } from '@/admin/orders/admin-orders.api';
import { PartBoundary } from '@/ui/boundary';
import { ButtonLink } from '@/ui/controls/button';
import { prepareDialogs } from '@/ui/dialog';
import { forgetUndo } from '@/ui/toast';
import { ConnectionBar } from '@/ui/notices/connection-bar';
import { SkipLink } from '@/ui/controls/skip-link';
import { words } from '@/words/admin';
import { AdminHeader } from './admin-header';
import { AdminDrawer, AdminNavigation } from './admin-navigation';

/** The layout of the dashboard; redirects to the sign-in page when the session ends. */
export function AdminLayout() {
  useAccent();
  const token = useAdminToken();
  const location = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isDrawerOpen = openedAt === location.key;

  useEffect(prepareDialogs, []);
  useEffect(() => {
    if (!token) void forgetUndo();
  }, [token]);
  useEffect(() => forgetSignOut, []);

  if (!token) {
    const state: ReturnState = { from: location.pathname + location.search };
    return wasSignedOut() ? (
      <Navigate to={paths.home} replace />
    ) : (
      <Navigate to={paths.admin} replace state={state} />
    );
  }
  return (
    <div className="min-h-screen lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <SkipLink text={words.adminLayout.toContent} />
      <aside className="sticky top-0 hidden h-screen flex-col overflow-y-auto border-e border-line bg-sunken p-4 lg:flex print:hidden">
        <PartBoundary name="menu">
          <AdminNavigation />
        </PartBoundary>
      </aside>
      <AdminDrawer isOpen={isDrawerOpen} onClose={() => setOpenedAt(null)} />
      <div className="min-w-0">
        <div className="top-0 z-30 tall:sticky">
          <PartBoundary name="panel">
            <OwnerOfflineNotice />
          </PartBoundary>
          <PartBoundary name="header">
            <AdminHeader onMenu={() => setOpenedAt(location.key)} />
          </PartBoundary>
          <SessionEndNotice />
        </div>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto max-w-7xl px-4 py-4 sm:px-6 sm:py-6 lg:px-8 print:p-0"
        >
          <PageHead />
          <Outlet />
        </main>
      </div>
    </div>
  );
}

/** One line, so that the page below starts on the first screen. */
function PageHead() {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:mb-8 print:hidden">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-xl">{words.adminLayout.title}</h1>
        <p className="text-sm text-ink-soft">{words.adminLayout.subtitle}</p>
      </div>
      <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 sm:flex sm:w-auto sm:flex-wrap sm:gap-3">
        <ButtonLink variant="quiet" to={paths.manageBooks} className="max-sm:px-2">
          {words.adminLayout.pages.manageBooks}
        </ButtonLink>
        <ButtonLink to={paths.newBook} className="max-sm:px-2">
          {words.adminLayout.pages.newBook}
        </ButtonLink>
      </div>
    </div>
  );
}

/** A single failed call is ignored; after two in a row the shown orders may be old. */
const silenceTimeoutMs = 9_000;

/** Warns when loading fails, so that the owner does not mistake old orders for all orders. */
function OwnerOfflineNotice() {
  const isOnline = useIsOnline();
  const { error, startedTimeStamp = 0, fulfilledTimeStamp } = useNewOrders();
  const silentMs = fulfilledTimeStamp === undefined ? 0 : startedTimeStamp - fulfilledTimeStamp;
  const isSilent = error !== undefined && silentMs > silenceTimeoutMs;
  if (!isOnline) return <ConnectionBar text={words.adminLayout.offline} />;
  return <ConnectionBar text={isSilent ? words.adminLayout.silent : undefined} />;
}

/**
 * Applies a new accent colour without a reload. A shopper's page has the accent in its head and
 * needs no code for it.
 */
function useAccent() {
  const { accent } = useShop();
  useEffect(() => {
    const found = document.getElementById(accentStyleId);
    if (!found && accent === '') return;
    const style = found ?? document.head.appendChild(document.createElement('style'));
    style.id = accentStyleId;
    style.textContent = accentStyle(accent);
  }, [accent]);
}
