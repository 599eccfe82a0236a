import * as z from 'zod/mini';
import { timestampSchema } from './page.ts';
import { reasonSchema } from './words/reasons.ts';

export const liveSchema = z.object({
  status: z.literal('live'),
  /** Of the shop that runs. */
  version: z.string(),
});

export const systemSchema = z.object({
  version: z.string(),
  /** There when an ISBN can be looked up (`BOOK_LOOKUP`). */
  canLookUp: z.optional(z.literal(true)),
  backup: z.object({
    /** Whether the shop takes backups by itself (`BACKUP_DIR`). */
    isOn: z.boolean(),
    everyHours: z.int(),
    /** When the last whole one was taken. */
    lastAt: z.optional(timestampSchema),
    /** Why the last try failed. */
    problem: z.optional(z.string()),
    /** The same by its code. */
    reason: z.optional(reasonSchema),
  }),
});
export type System = z.infer<typeof systemSchema>;
