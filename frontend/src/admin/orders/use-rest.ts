import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { isMeant, restMs } from '@/ui/meant';

/** For a button that takes one step after another: it rests between them, for a second Enter too. */
export function useRest() {
  const [isResting, setIsResting] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  /** Whether this press is meant; the rest begins with it. */
  const press = (event: MouseEvent): boolean => {
    if (isResting || !isMeant(event)) return false;
    setIsResting(true);
    timer.current = window.setTimeout(() => setIsResting(false), restMs);
    return true;
  };

  return { isResting, press };
}
