import * as z from 'zod/mini';
import { idSchema } from '../id.ts';
import { pageQuerySchema } from '../paging.ts';
import { timestampSchema } from '../timestamp.ts';
import { rule } from '../words/rules.ts';

/** Kinds of records that have an audit log. */
export const auditSubjects = ['book', 'shelf', 'order', 'settings', 'admin', 'publisher'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** `created` to `restored` of any record, then those of orders, then those of admins. */
export const auditActions = [
  'created',
  'changed',
  'deleted',
  'restored',
  'status',
  'corrected',
  'note',
  'erased',
  'signed-in',
  'password-changed',
] as const;
export type AuditAction = (typeof auditActions)[number];

const valuesSchema = z.record(z.string(), z.unknown());

/**
 * Who did what to one record. `before` and `after` have only the fields that differ,
 * inner ones by their path (`contact.phone`), amounts as numbers, long texts cut.
 */
export const auditEntrySchema = z.object({
  at: timestampSchema,
  /** User name of the admin, or the program that made the change. */
  by: z.string(),
  of: z.enum(auditSubjects),
  id: z.string(),
  action: z.enum(auditActions),
  /** The change came from an import or a scan. */
  via: z.optional(z.enum(['import', 'counter'])),
  before: valuesSchema,
  after: valuesSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Entries of one record; without `id`, of all records of the kind (orders need an id). */
export const auditLogQuerySchema = z.extend(pageQuerySchema, {
  of: z.enum(auditSubjects, rule('not_one_of', { options: auditSubjects })),
  /** The settings are one record, `shop`. */
  id: z.optional(z.union([idSchema, z.literal('shop')], rule('not_id'))),
});
