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
import { hydrateLater } from '@/browser/hydrate-later';
import { useIsInBrowser } from '@/browser/use-is-in-browser';
import { onceInView } from '@/browser/use-in-view';

/** True around what the server renders. */
export const RenderedByServer = createContext(false);

interface HydrateInViewProps {
  as?: 'div' | 'li';
  children: ReactElement;
}

/**
 * What comes rendered from the server and is not on the first screen: it stays as it came, links and
 * all, until it is about to be seen, somebody uses the page, or the browser has nothing else to do.
 * Rendered by the browser it is nothing special.
 */
export const HydrateInView = memo(({ as: Tag = 'div', children }: HydrateInViewProps) => {
  const element = useRef<HTMLDivElement & HTMLLIElement>(null);
  const [{ isOpen, open }] = useState(makeGate);
  useEffect(() => {
    const stopWaiting = hydrateLater(open);
    const stopWatching = element.current && onceInView(element.current, '300px 150px', open);
    return () => {
      stopWaiting();
      stopWatching?.();
    };
  }, [open]);
  return (
    <Tag ref={element}>
      <Suspense>
        <Gate isOpen={isOpen}>{children}</Gate>
      </Suspense>
    </Tag>
  );
});

function Gate({ isOpen, children }: { isOpen: Promise<void>; children: ReactElement }) {
  const isHydrating = !useIsInBrowser() && !use(RenderedByServer);
  if (isHydrating) use(isOpen);
  return children;
}

function makeGate() {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { open, isOpen };
}
