import * as z from 'zod/mini';
import { idSchema } from '../page.ts';

/** What a new owner does first, in the order in which it is shown. */
export const firstSteps = [
  'name',
  'address',
  'categories',
  'delivery',
  'pages',
  'mail',
  'book',
  'samples',
] as const;
export type FirstStep = (typeof firstSteps)[number];

/** The list on the dashboard of a new shop. */
export const firstHourSchema = z.object({
  /** The owner has put the list away. */
  isDismissed: z.boolean(),
  /** Without the samples where none came with the shop. */
  steps: z.array(z.object({ step: z.enum(firstSteps), isDone: z.boolean() })),
  /** Ids of the books that came with the shop and are still there. */
  samples: z.array(idSchema),
});
export type FirstHour = z.output<typeof firstHourSchema>;

export const firstHourChangeSchema = z.object({ isDismissed: z.boolean('must be true or false') });
