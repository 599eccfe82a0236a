import { useEffect, useRef, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { readAdminToken } from '@/api/admin-token.storage';
import { useShop } from '@/api/endpoints/settings.api';
import { useApiDispatch } from '@/api/dependencies';
import { isSamePage } from '@/browser/navigation/scroll';
import { PartBoundary } from '@/ui/boundary';
import { useDocumentTitle } from '@/shop-facts/use-page-title';
import { HydrateInView } from '@/ui/hydrate-in-view';
import { SkipLink } from '@/ui/controls/skip-link';
import { words } from '@/words/first';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { visitsApi } from './visits.api';

const footer = (
  <PartBoundary name="footer">
    <SiteFooter />
  </PartBoundary>
);

export function ShopLayout() {
  useCountVisits();
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink text={words.layout.skip} />
      <PartBoundary name="header">
        <SiteHeader />
      </PartBoundary>
      <Main>
        <PartBoundary key={pathname} name="page">
          <Outlet />
        </PartBoundary>
      </Main>
      <HydrateInView>{footer}</HydrateInView>
    </>
  );
}

/** Receives focus on navigation; its name tells a screen reader which page it is. */
function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useStartOfPage(main);
  const shop = useShop();
  const title = useDocumentTitle() ?? shop.name;
  return (
    // At least as high as the window, so that the footer does not jump while a page loads.
    <main id="main" ref={main} tabIndex={-1} aria-label={title} className="min-h-screen">
      {children}
    </main>
  );
}

/** Moves focus to the start of a new page; not after the back button. */
function useStartOfPage(main: React.RefObject<HTMLElement | null>) {
  const location: Location<unknown> = useLocation();
  const { key, state } = location;
  const navigation = useNavigationType();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (navigation === 'POP' || isSamePage(state)) return;
    // A dialog that opened with the page keeps the focus.
    if (!document.querySelector('[aria-modal="true"]'))
      main.current?.focus({ preventScroll: true });
  }, [key, main, navigation, state]);
}

/** Counts page views, except the owner's; sends nothing about the visitor and needs no response. */
function useCountVisits(): void {
  const { pathname } = useLocation();
  const dispatch = useApiDispatch();
  useEffect(() => {
    // A page that redirects at once is not counted.
    const timer = window.setTimeout(() => {
      if (readAdminToken()) return;
      void dispatch(visitsApi.endpoints.countVisit.initiate(undefined, { track: false }));
    });
    return () => window.clearTimeout(timer);
  }, [dispatch, pathname]);
}
