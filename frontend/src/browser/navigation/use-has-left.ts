import { useEffect, useRef } from 'react';

/** Returns a function that says, after an answer, whether the calling component is gone. */
export function useHasLeft(): () => boolean {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return () => hasLeft.current;
}
