import * as z from 'zod/mini';
import { timestampSchema } from './timestamp.ts';
import { reasonSchema } from './words/reasons.ts';

export const liveSchema = z.object({
  status: z.literal('live'),
  /** The running version of the shop. */
  version: z.string(),
});

export const systemSchema = z.object({
  version: z.string(),
  /** Present if ISBNs can be looked up (`BOOK_LOOKUP`). */
  canLookUp: z.optional(z.literal(true)),
  backup: z.object({
    /** Whether the shop takes backups on a schedule (`BACKUP_DIR`). */
    isOn: z.boolean(),
    everyHours: z.int(),
    /** The time of the last complete backup. */
    lastAt: z.optional(timestampSchema),
    /** Why the last backup failed. */
    problem: z.optional(z.string()),
    /** The same reason as a rule. */
    reason: z.optional(reasonSchema),
  }),
});
export type System = z.infer<typeof systemSchema>;
