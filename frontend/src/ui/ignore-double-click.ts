import type { MouseEvent } from 'react';

/** Longer than a slow double click. */
export const cooldownMs = 1000;
const maxDistancePx = 12;

/** The last press of any of these buttons. */
let lastPress = { at: 0, x: 0, y: 0 };

/**
 * Whether to act on a click where a click moves other content under the pointer: a double click's
 * second click is ignored, as it would hit the next step of the record, or the next record of the
 * list. Stores the click.
 */
export function acceptClick({ clientX: x, clientY: y, detail }: PointerPress): boolean {
  const at = Date.now();
  const isPointer = x !== 0 || y !== 0;
  const isNear = Math.hypot(x - lastPress.x, y - lastPress.y) < maxDistancePx;
  if (detail > 1 || (isPointer && isNear && at - lastPress.at < cooldownMs)) return false;
  if (isPointer) lastPress = { at, x, y };
  return true;
}

type PointerPress = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;

/** Wraps the action of such a button. */
export function ignoreDoubleClick(action: () => unknown): (press: PointerPress) => void {
  return (press) => void (acceptClick(press) && action());
}
