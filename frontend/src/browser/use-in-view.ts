import { useEffect, useState, type RefObject } from 'react';

interface InViewOptions {
  /** How far outside the window still counts, as CSS writes margins. */
  margin: string;
  /** Stays true when the element has left the view again. */
  once?: boolean;
}

type OnChange = (isInView: boolean) => void;

const canTell = typeof window !== 'undefined' && 'IntersectionObserver' in window;

/** One for each margin: a page has dozens of pictures, and an observer costs as much as a picture. */
const observers = new Map<
  string,
  { observer: IntersectionObserver; watched: Map<Element, OnChange> }
>();

function watch(element: Element, margin: string, onChange: OnChange): () => void {
  let entry = observers.get(margin);
  if (!entry) {
    const watched = new Map<Element, OnChange>();
    const observer = new IntersectionObserver(
      (changes) =>
        changes.forEach(({ target, isIntersecting }) => watched.get(target)?.(isIntersecting)),
      { rootMargin: margin },
    );
    entry = { observer, watched };
    observers.set(margin, entry);
  }
  const { observer, watched } = entry;
  watched.set(element, onChange);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer.unobserve(element);
  };
}

/** Whether the element is in view or about to be; always true in a browser that cannot tell. */
export function useInView(
  element: RefObject<Element | null>,
  { margin, once = false }: InViewOptions,
): boolean {
  const [isInView, setIsInView] = useState(typeof window !== 'undefined' && !canTell);
  const isSettled = once && isInView;
  useEffect(() => {
    if (isSettled || !element.current || !canTell) return undefined;
    return watch(element.current, margin, setIsInView);
  }, [element, isSettled, margin]);
  return isInView;
}

/** Calls back when the element comes into view. */
export function onceInView(element: Element, margin: string, onSeen: () => void): () => void {
  if (!canTell) {
    onSeen();
    return () => {};
  }
  return watch(element, margin, (isInView) => isInView && onSeen());
}
