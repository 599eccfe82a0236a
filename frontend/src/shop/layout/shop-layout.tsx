import { useEffect, useRef, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { isSamePlace } from '@/browser/place/scroll';
import { useDocumentTitle } from '@/browser/page-title';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { useCountVisits } from './use-count-visits';

/** Header and footer around every customer page. */
export function ShopLayout() {
  const main = useRef<HTMLElement>(null);
  useStartOfPage(main);
  useCountVisits();
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the content
      </a>
      <SiteHeader />
      <Main ref={main}>
        <Outlet />
      </Main>
      <SiteFooter />
    </>
  );
}

interface MainProps {
  ref: React.RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Named as the page is: the keyboard comes here from another page, and hears where it is. */
function Main({ ref, children }: MainProps) {
  // Known once the page is hydrated. In here, as whatever is rendered anew at that moment forgets
  // what was typed before.
  const title = useDocumentTitle();
  return (
    // A page's height at least, so that the footer does not jump while a page loads.
    <main id="main" ref={ref} tabIndex={-1} aria-label={title} className="min-h-screen">
      {children}
    </main>
  );
}

/** On the way to a new page the keyboard goes to its beginning; the back button leaves it alone. */
function useStartOfPage(main: React.RefObject<HTMLElement | null>) {
  const location: Location<unknown> = useLocation();
  const { key, state } = location;
  const navigation = useNavigationType();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (navigation === 'POP' || isSamePlace(state)) return;
    // A dialog that came with the page keeps the keyboard.
    if (!document.querySelector('[aria-modal="true"]'))
      main.current?.focus({ preventScroll: true });
  }, [key, main, navigation, state]);
}
