import { isNumeric } from './sort-key.ts';

/** What MongoDB takes for true: anything but false, null, missing and zero. */
export const isTrue = (value: unknown): boolean =>
  value !== false &&
  value !== null &&
  value !== undefined &&
  !(isNumeric(value) && Number(value.toString()) === 0);
