import { useEffect, useRef } from 'react';

/** Returns a function that tells, after a response, whether the calling component is unmounted. */
export function useIsUnmounted(): () => boolean {
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  return () => isUnmounted.current;
}
