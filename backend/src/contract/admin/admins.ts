import * as z from 'zod/mini';
import { idSchema } from '../id.ts';
import { timestampSchema } from '../timestamp.ts';
import { atMost, requiredAsItIs, requiredLine } from '../text/text.ts';
import { rule } from '../words/rules.ts';

const password = requiredAsItIs(1024);

export const adminLoginSchema = z.object({ Username: requiredAsItIs(100), password });
export type AdminLogin = z.infer<typeof adminLoginSchema>;

/** The sign-in form refuses shorter passwords: none has ever been shorter. */
export const adminLoginFormSchema = z.extend(adminLoginSchema, {
  password: password.check(z.minLength(6, rule('password_too_short', { min: 6 }))),
});

/**
 * `expiresIn` in seconds. With `mustChangePassword` the token allows only to change the password and
 * to sign out.
 */
export const adminTokenSchema = z.object({
  token: z.string(),
  expiresIn: z.literal(3600),
  mustChangePassword: z.optional(z.literal(true)),
});
export type AdminToken = z.infer<typeof adminTokenSchema>;

export const adminPasswordChangeSchema = z.object({
  currentPassword: password,
  newPassword: z
    .string(rule('required'))
    .check(z.minLength(12, rule('too_short', { min: 12 })), atMost(72)),
});
export type AdminPasswordChange = z.infer<typeof adminPasswordChangeSchema>;

/** A person with access to everything under /dashboard. */
export const adminSchema = z.object({
  _id: idSchema,
  username: z.string(),
  createdAt: timestampSchema,
  /** Absent when never. */
  signedInAt: z.optional(timestampSchema),
  /** Still has the one-time password. */
  mustChangePassword: z.boolean(),
});
export type Admin = z.infer<typeof adminSchema>;

export const newAdminSchema = z.object({ username: requiredLine(100) });
export type NewAdmin = z.infer<typeof newAdminSchema>;

/** `password` is shown only this once; it only allows to choose another one. */
export const addedAdminSchema = z.object({
  _id: idSchema,
  username: z.string(),
  password: z.string(),
});
export type AddedAdmin = z.infer<typeof addedAdminSchema>;
