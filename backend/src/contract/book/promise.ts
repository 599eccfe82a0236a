import * as z from 'zod/mini';

/** Nobody waits for a book longer than a year. */
export const maxSupplyDays = 365;

/** `orderIn`: not on the shelf, but the shop can get it; `gone`: nobody can any more. */
export const supplies = ['stock', 'orderIn', 'preorder', 'gone'] as const;
export type Supply = (typeof supplies)[number];

/** How a book was there when it was ordered. */
export const orderedSupplies = ['stock', 'orderIn', 'preorder'] as const;

/** What is said of a book that is not on the shelf: in how many days, or from which day on. */
export const promiseSchema = z.object({
  kind: z.enum(['orderIn', 'preorder', 'gone']),
  from: z.optional(z.iso.date()),
  days: z.optional(z.int()),
});
export type SupplyPromise = z.infer<typeof promiseSchema>;
