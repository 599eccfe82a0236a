import { useEffect } from 'react';

/** Names the browser tab; "Storyloom" alone when there is nothing to add. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} - Storyloom` : 'Storyloom';
  }, [title]);
}
