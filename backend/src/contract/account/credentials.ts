import * as z from 'zod/mini';
import { emailSchema } from '../text/email.ts';
import { rule } from '../words/rules.ts';

const required = z.string(rule('required')).check(z.trim(), z.minLength(1, rule('required')));
const password = z.string(rule('required')).check(z.minLength(1, rule('required')));

/** A customer's e-mail and password. They go to Firebase only, never to the API. */
export const credentialsSchema = z.object({ email: required, password });
export type Credentials = z.infer<typeof credentialsSchema>;

const newPassword = password.check(z.minLength(6, rule('password_too_short', { min: 6 })));

export const registrationSchema = z.extend(credentialsSchema, { password: newPassword });

export const passwordResetSchema = z.object({ email: emailSchema });

// Changing the e-mail or password needs the current password.
export const emailChangeSchema = z.object({ email: emailSchema, password });
export const passwordChangeSchema = z.object({ password, newPassword });
export const identitySchema = z.object({ password });
