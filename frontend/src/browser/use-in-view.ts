import { useEffect, useState, type RefObject } from 'react';

const hasIntersectionObserver = typeof window !== 'undefined' && 'IntersectionObserver' in window;

/** A CSS margin around the viewport in which pictures and parts of the page are loaded ahead. */
export const nearViewMargin = '300px 150px';

/**
 * One observer per margin: a page has dozens of pictures, and an observer costs as much as a
 * picture.
 */
const observers = new Map<string, ReturnType<typeof makeObserver>>();

function makeObserver(rootMargin: string) {
  const watched = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (changes) =>
      changes.forEach(({ target, isIntersecting }) => isIntersecting && watched.get(target)?.()),
    { rootMargin },
  );
  return { observer, watched };
}

/**
 * Calls back once the element is within the margin; at once in a browser without
 * IntersectionObserver.
 */
export function onceInView(element: Element, margin: string, onSeen: () => void): () => void {
  if (!hasIntersectionObserver) {
    onSeen();
    return () => {};
  }
  const shared = observers.get(margin) ?? makeObserver(margin);
  observers.set(margin, shared);
  const { observer, watched } = shared;
  watched.set(element, onSeen);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer.unobserve(element);
  };
}

/**
 * Whether the element has been within the margin; always true in a browser without
 * IntersectionObserver.
 */
export function useInView(element: RefObject<Element | null>, margin: string): boolean {
  const [isInView, setIsInView] = useState(
    typeof window !== 'undefined' && !hasIntersectionObserver,
  );
  useEffect(() => {
    if (isInView || !element.current) return undefined;
    return onceInView(element.current, margin, () => setIsInView(true));
  }, [element, isInView, margin]);
  return isInView;
}
