import type { MouseEvent } from 'react';

/** Longer than the two halves of a slow double click are apart. */
export const cooldownMs = 1000;
const nearPx = 12;

/** Where a pointer last pressed any of these buttons. */
let lastPress = { at: 0, x: 0, y: 0 };

/**
 * Whether a press of a button is meant, where a press changes what stands in its place: the second
 * half of a double click is not meant for what came there, be it the next step of the same record
 * or, in a list that moved up, the next record.
 */
export function isFirstClick({ clientX: x, clientY: y, detail }: PointerPress): boolean {
  const at = Date.now();
  const isPointer = x !== 0 || y !== 0;
  const isNear = Math.hypot(x - lastPress.x, y - lastPress.y) < nearPx;
  if (detail > 1 || (isPointer && isNear && at - lastPress.at < cooldownMs)) return false;
  if (isPointer) lastPress = { at, x, y };
  return true;
}

type PointerPress = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;

/** What such a button does, when the press is meant. */
export function ignoreDoubleClick(work: () => unknown): (press: PointerPress) => void {
  return (press) => void (isFirstClick(press) && work());
}
