import { useEffect, useRef, useState, type MouseEvent } from 'react';

/** Longer than the two halves of a slow double click are apart. */
const restMs = 1000;
const nearPx = 12;

/** Where a pointer last pressed any of these buttons. */
let lastPress = { at: 0, x: 0, y: 0 };

/**
 * For buttons that change what stands in their place: for a moment after a press the second half of
 * a double click, or a second Enter, is not meant for what came there, be it the next step of the
 * same record or, in a list that moved up, the next record.
 */
export function useRest() {
  const [isResting, setIsResting] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  /** Whether this press is meant; the rest begins with it. */
  const press = ({ clientX: x, clientY: y, detail }: MouseEvent): boolean => {
    const at = Date.now();
    const isPointer = x !== 0 || y !== 0;
    const isNear = Math.hypot(x - lastPress.x, y - lastPress.y) < nearPx;
    if (isResting || detail > 1 || (isPointer && isNear && at - lastPress.at < restMs))
      return false;
    if (isPointer) lastPress = { at, x, y };
    setIsResting(true);
    timer.current = window.setTimeout(() => setIsResting(false), restMs);
    return true;
  };

  return { isResting, press };
}
