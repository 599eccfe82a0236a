import * as z from 'zod/mini';

/** A number that may come as text. */
export const asNumber = <Given extends z.core.$ZodType>(given: Given) =>
  z.pipe(given, z.transform(Number));
