import * as z from 'zod/mini';
import { emailSchema } from '../text/email.ts';

const required = z.string('is required').check(z.trim(), z.minLength(1, 'is required'));
const password = z.string('is required').check(z.minLength(1, 'is required'));

/** What a customer signs in with. It goes to Firebase only, never to the API. */
export const credentialsSchema = z.object({ email: required, password });
export type Credentials = z.infer<typeof credentialsSchema>;

const newPassword = password.check(z.minLength(6, 'must be at least 6 characters'));

export const registrationSchema = z.extend(credentialsSchema, { password: newPassword });

export const passwordResetSchema = z.object({ email: emailSchema });

// Who changes how they sign in says again who they are.
export const emailChangeSchema = z.object({ email: emailSchema, password });
export const passwordChangeSchema = z.object({ password, newPassword });
export const identitySchema = z.object({ password });
