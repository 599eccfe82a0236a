import * as z from 'zod/mini';
import { customerLetters, type CustomerLetterKind } from './customer-letters.ts';
import { idSchema, pageQuerySchema, timestampSchema } from '../page.ts';

export const customerLetterKinds = Object.keys(customerLetters) as CustomerLetterKind[];

/** What the shop writes about; `new-order` and `digest` (the new orders of a day) go to the owner. */
export const letterKinds = [
  ...customerLetterKinds,
  'new-order',
  'digest',
  'backup-failed',
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** `held`: to an address that nobody has proven, about more orders than it is told of. */
export const letterStatuses = ['waiting', 'sent', 'failed', 'held'] as const;
export type LetterStatus = (typeof letterStatuses)[number];

export const letterSchema = z.object({
  _id: idSchema,
  kind: z.enum(letterKinds),
  /** Empty for a letter to the owner while `OWNER_EMAIL` is not set. */
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  status: z.enum(letterStatuses),
  /** How often it was handed to the mail server. */
  tries: z.int().check(z.nonnegative()),
  createdAt: timestampSchema,
  /** When it is handed over next; absent unless it waits. */
  nextTryAt: z.optional(timestampSchema),
  sentAt: z.optional(timestampSchema),
  /** Why the last try failed. */
  error: z.optional(z.string()),
});
export type Letter = z.infer<typeof letterSchema>;

/** One letter in the file of whoever it went to. */
export const ownLetterSchema = z.pick(letterSchema, {
  kind: true,
  to: true,
  subject: true,
  text: true,
  createdAt: true,
  sentAt: true,
});
export type OwnLetter = z.infer<typeof ownLetterSchema>;

/** One letter as it is opened: `html` is what mail programs show, made for a frame without scripts. */
export const openLetterSchema = z.extend(letterSchema, { html: z.string() });
export type OpenLetter = z.infer<typeof openLetterSchema>;

export const letterListQuerySchema = z.extend(pageQuerySchema, {
  status: z.optional(z.enum(letterStatuses)),
});
export type LetterListQuery = z.output<typeof letterListQuerySchema>;
