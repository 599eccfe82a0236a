import * as z from 'zod/mini';
import { idSchema, timestampSchema } from '../page.ts';
import { requiredLine } from '../text/text.ts';

/** Somebody who may do everything under /dashboard. */
export const adminSchema = z.object({
  _id: idSchema,
  username: z.string(),
  createdAt: timestampSchema,
  /** Absent when never. */
  signedInAt: z.optional(timestampSchema),
  /** Has not chosen a password yet. */
  mustChangePassword: z.boolean(),
});
export type Admin = z.infer<typeof adminSchema>;

export const newAdminSchema = z.object({ username: requiredLine(100) });
export type NewAdmin = z.infer<typeof newAdminSchema>;

/** `password` is told this once; it opens nothing but the choice of another. */
export const addedAdminSchema = z.object({
  _id: idSchema,
  username: z.string(),
  password: z.string(),
});
export type AddedAdmin = z.infer<typeof addedAdminSchema>;
