import { useEffect } from 'react';

/** Puts a number before the title of the browser tab, whatever page names it: `(3) Orders`. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const element = document.querySelector('title');
    if (!element) return undefined;
    const show = (shown: number) => {
      const bare = document.title.replace(/^\(\d+\) /, '');
      const wanted = shown > 0 ? `(${shown}) ${bare}` : bare;
      if (document.title !== wanted) document.title = wanted;
    };
    show(count);
    const observer = new MutationObserver(() => show(count));
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      show(0);
    };
  }, [count]);
}
