import { useEffect, useState, type RefObject } from 'react';

interface InViewOptions {
  /** How far outside the window still counts, as CSS writes margins. */
  margin: string;
  /** Stays true when the element has left the view again. */
  once?: boolean;
}

const isBrowser = typeof window !== 'undefined';

/** Whether the element is in view or about to be; always true in a browser that cannot tell. */
export function useInView(
  element: RefObject<Element | null>,
  { margin, once = false }: InViewOptions,
): boolean {
  const [isInView, setIsInView] = useState(() => isBrowser && !('IntersectionObserver' in window));
  const isSettled = once && isInView;
  useEffect(() => {
    if (isSettled || !element.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSettled, margin]);
  return isInView;
}
