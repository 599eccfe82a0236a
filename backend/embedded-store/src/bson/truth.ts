import { isNumeric, toNumber } from './sort-key.ts';

/** True in MongoDB: anything but false, null, missing and zero. */
export const isTrue = (value: unknown): boolean =>
  value !== false &&
  value !== null &&
  value !== undefined &&
  !(isNumeric(value) && toNumber(value) === 0);
