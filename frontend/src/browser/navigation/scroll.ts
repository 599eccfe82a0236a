import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { isRecord } from '@/browser/is-record';
import { readPositions, writePositions } from './scroll.storage';

/** How long a loading page may grow until the scroll position is reached. */
const scrollTimeoutMs = 5000;

/**
 * Scrolls to the top of a new page; restores the position after Back, Forward and a reload. The
 * browser itself restores it too early, before the books are loaded.
 */
export function useScrollPosition(): void {
  const location: Location<unknown> = useLocation();
  const { key: entry, pathname, search, hash, state } = location;
  // All pages opened by their address share one entry key.
  const key = `${entry} ${pathname}${search}`;
  const navigation = useNavigationType();
  const last = useRef<{ key: string; pathname: string }>(null);
  // Read on demand: session storage is slow to open.
  const positions = useRef<Map<string, number>>(null);
  const isReturning = useRef(false);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { key, pathname };
    if (hash || before?.key === key) return undefined;
    const isReturn = before ? navigation === 'POP' : isRevisit();
    const position = isReturn ? (positions.current ??= readPositions()).get(key) : undefined;
    if (position) return returnTo(position, isReturning);
    if (!before) return undefined;
    if (
      navigation === 'POP' ||
      pathname !== before.pathname ||
      (navigation === 'PUSH' && !isSamePage(state))
    )
      window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [hash, key, navigation, pathname, state]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      if (isReturning.current || !last.current) return;
      const { key: lastKey } = last.current;
      const all = (positions.current ??= readPositions());
      all.delete(lastKey); // moves the entry to the end
      all.set(lastKey, Math.round(window.scrollY));
    };
    const persist = () => positions.current && writePositions(positions.current);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', remember, { passive: true, signal });
    window.addEventListener('pagehide', persist, { signal });
    return () => listening.abort();
  }, []);
}

/** Whether the page was reloaded or restored for a history entry, not opened by its address. */
function isRevisit(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

/** Whether the new address only changes the view of the same page, as a filter does. */
export function isSamePage(state: unknown): boolean {
  return isRecord(state) && 'keepsScroll' in state;
}

/**
 * Scrolls to the position again whenever the page has grown, until it is reached or the reader
 * scrolls.
 */
function returnTo(position: number, isReturning: { current: boolean }): () => void {
  const stop = () => {
    isReturning.current = false;
    growth?.disconnect();
    window.clearTimeout(timer);
    for (const name of scrollEvents) window.removeEventListener(name, stop);
  };
  const tryIt = () => {
    window.scrollTo({ top: position, behavior: 'instant' });
    if (Math.abs(window.scrollY - position) < 2) stop();
  };
  const growth = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(tryIt);
  const timer = window.setTimeout(stop, scrollTimeoutMs);
  isReturning.current = true;
  for (const name of scrollEvents) window.addEventListener(name, stop, { passive: true });
  growth?.observe(document.body);
  tryIt();
  return stop;
}

const scrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
