import {
  createContext,
  memo,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { hydrateLater } from './hydrate-later';
import { useIsInBrowser } from '@/browser/use-is-in-browser';
import { nearViewMargin, onceInView } from '@/browser/use-in-view';

/** True within a page that the server renders. */
export const RenderedByServer = createContext(false);

interface HydrateInViewProps {
  as?: 'div' | 'li';
  children: ReactElement;
}

/**
 * Delays the hydration of a part below the first screen until it comes near the viewport, the
 * visitor uses the page, or the browser is idle; until then it is the server's HTML, with working
 * links. A part that the browser renders is not delayed.
 */
export const HydrateInView = memo(({ as: Tag = 'div', children }: HydrateInViewProps) => {
  const element = useRef<HTMLDivElement & HTMLLIElement>(null);
  const [{ opened, open }] = useState(makeGate);
  useEffect(() => {
    const stopWaiting = hydrateLater(open);
    const stopWatching = element.current && onceInView(element.current, nearViewMargin, open);
    return () => {
      stopWaiting();
      stopWatching?.();
    };
  }, [open]);
  return (
    <Tag ref={element}>
      <Suspense>
        <Gate opened={opened}>{children}</Gate>
      </Suspense>
    </Tag>
  );
});

function Gate({ opened, children }: { opened: Promise<void>; children: ReactElement }) {
  const isHydrating = !useIsInBrowser() && !use(RenderedByServer);
  if (isHydrating) use(opened);
  return children;
}

function makeGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}
