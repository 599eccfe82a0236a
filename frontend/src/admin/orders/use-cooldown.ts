import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { isFirstClick, cooldownMs } from '@/ui/ignore-double-click';

/** For a button that takes one step after another: it rests between them, for a second Enter too. */
export function useCooldown() {
  const [isCoolingDown, setIsResting] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  /** Whether this press is meant; the rest begins with it. */
  const press = (event: MouseEvent): boolean => {
    if (isCoolingDown || !isFirstClick(event)) return false;
    setIsResting(true);
    timer.current = window.setTimeout(() => setIsResting(false), cooldownMs);
    return true;
  };

  return { isCoolingDown, press };
}
