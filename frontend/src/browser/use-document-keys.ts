import { useEffect, useEffectEvent } from 'react';

/** Listens to the keys of the whole page while the component is mounted. */
export function useDocumentKeys(onKeyDown: (event: KeyboardEvent) => void): void {
  const handle = useEffectEvent(onKeyDown);
  useEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}
