import { useEffect, useState, type RefObject } from 'react';

const isBrowser = typeof window !== 'undefined';

/**
 * Whether the element has been on the screen or a short way from it. Browsers fetch lazy pictures
 * from several screens away, and whole carousels at once; on a phone that is most of a page's bytes.
 */
export function useCameNear(element: RefObject<Element | null>): boolean {
  const [cameNear, setCameNear] = useState(() => isBrowser && !('IntersectionObserver' in window));
  useEffect(() => {
    if (cameNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setCameNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '300px 150px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [cameNear, element]);
  return cameNear;
}
