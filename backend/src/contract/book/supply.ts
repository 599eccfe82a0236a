import * as z from 'zod/mini';

/** A longer supply time than a year is refused. */
export const maxSupplyDays = 365;

/** `orderIn`: not in stock, but the shop can get it; `gone`: no longer available anywhere. */
export const supplies = ['stock', 'orderIn', 'preorder', 'gone'] as const;
export type Supply = (typeof supplies)[number];

/** How a book was available when it was ordered. */
export const orderedSupplies = ['stock', 'orderIn', 'preorder'] as const;

/** When a book that is not in stock comes: in how many days, or from which day on. */
export const deliveryEstimateSchema = z.object({
  kind: z.enum(['orderIn', 'preorder', 'gone']),
  from: z.optional(z.iso.date()),
  days: z.optional(z.int()),
});
export type DeliveryEstimate = z.infer<typeof deliveryEstimateSchema>;
