import { useEffect } from 'react';

/** Names the browser tab; undefined leaves that to the page inside. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
