import * as z from 'zod/mini';
import { customerEmails, type CustomerEmailKind } from './customer-emails.ts';
import { idSchema } from '../id.ts';
import { pageQuerySchema } from '../paging.ts';
import { timestampSchema } from '../timestamp.ts';
import { reasonSchema } from '../words/reasons.ts';

export const customerEmailKinds = Object.keys(customerEmails) as CustomerEmailKind[];

/** All emails; those after the customers' go to the owner (`digest`: the new orders of a day). */
export const emailKinds = [
  ...customerEmailKinds,
  'new-order',
  'digest',
  'backup-failed',
  'new-message',
] as const;
export type EmailKind = (typeof emailKinds)[number];

/** `held`: to an unverified address, above its limit of orders. */
export const emailStatuses = ['waiting', 'sent', 'failed', 'held'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

export const emailMessageSchema = z.object({
  _id: idSchema,
  kind: z.enum(emailKinds),
  /** Empty for an email to the owner while `OWNER_EMAIL` is not set. */
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  status: z.enum(emailStatuses),
  /** Number of attempts to send it. */
  tries: z.int().check(z.nonnegative()),
  createdAt: timestampSchema,
  /** The next attempt, while the email waits. */
  nextTryAt: z.optional(timestampSchema),
  sentAt: z.optional(timestampSchema),
  /** Why the last try failed. */
  error: z.optional(z.string()),
  /** The same as a reason with values, for pages in other languages; absent for the mail server's words. */
  reason: z.optional(reasonSchema),
});
export type EmailMessage = z.infer<typeof emailMessageSchema>;

/** One email in the data export of its recipient. */
export const ownEmailSchema = z.pick(emailMessageSchema, {
  kind: true,
  to: true,
  subject: true,
  text: true,
  createdAt: true,
  sentAt: true,
});
export type OwnEmail = z.infer<typeof ownEmailSchema>;

/** `html` is the HTML part, for a sandboxed iframe. */
export const emailDetailSchema = z.extend(emailMessageSchema, { html: z.string() });
export type EmailDetail = z.infer<typeof emailDetailSchema>;

export const emailListQuerySchema = z.extend(pageQuerySchema, {
  status: z.optional(z.enum(emailStatuses)),
});
export type EmailListQuery = z.output<typeof emailListQuerySchema>;
