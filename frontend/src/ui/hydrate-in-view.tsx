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
import { useIsInBrowser } from '@/browser/use-is-in-browser';
import { onceInView } from '@/browser/use-in-view';

/** True around what the server renders. */
export const RenderedByServer = createContext(false);

interface HydrateInViewProps {
  as?: 'div' | 'li';
  children: ReactElement;
}

/** An update would reach what is not hydrated yet, so whatever may lead to one hydrates it first. */
const firstUses = ['pointerdown', 'keydown', 'popstate'];

/**
 * What comes rendered from the server and is not on the first screen: it stays as it came, links and
 * all, until it is about to be seen or somebody uses the page. Rendered by the browser it is nothing
 * special.
 */
export const HydrateInView = memo(({ as: Tag = 'div', children }: HydrateInViewProps) => {
  const element = useRef<HTMLDivElement & HTMLLIElement>(null);
  const [{ isOpen, open }] = useState(makeGate);
  useEffect(() => {
    const stops = element.current ? [onceInView(element.current, '300px 150px', open)] : [];
    for (const name of firstUses)
      window.addEventListener(name, open, { once: true, capture: true });
    stops.push(() => {
      for (const name of firstUses) window.removeEventListener(name, open, { capture: true });
    });
    return () => stops.forEach((stop) => stop());
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
