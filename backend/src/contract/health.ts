import * as z from 'zod/mini';

export const liveSchema = z.object({
  status: z.literal('live'),
  /** Of the shop that runs. */
  version: z.string(),
});
export type Live = z.infer<typeof liveSchema>;
