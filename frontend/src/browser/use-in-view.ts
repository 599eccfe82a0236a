import { useEffect, useState, type RefObject } from 'react';

const canTell = typeof window !== 'undefined' && 'IntersectionObserver' in window;

/** A margin, as CSS writes it, in which pictures and parts of a page are prepared before they are seen. */
export const nearViewMargin = '300px 150px';

/** One for each margin: a page has dozens of pictures, and an observer costs as much as a picture. */
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

/** Calls back when the element is in view or within the margin; at once in a browser that cannot tell. */
export function onceInView(element: Element, margin: string, onSeen: () => void): () => void {
  if (!canTell) {
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

/** Whether the element has been in view or within the margin; always true in a browser that cannot tell. */
export function useInView(element: RefObject<Element | null>, margin: string): boolean {
  const [isInView, setIsInView] = useState(typeof window !== 'undefined' && !canTell);
  useEffect(() => {
    if (isInView || !element.current) return undefined;
    return onceInView(element.current, margin, () => setIsInView(true));
  }, [element, isInView, margin]);
  return isInView;
}
