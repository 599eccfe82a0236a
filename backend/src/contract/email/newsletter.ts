import * as z from 'zod/mini';
import { emailSchema } from '../text/email.ts';

export const newsletterSignupSchema = z.object({ email: emailSchema });
export type NewsletterSignup = z.infer<typeof newsletterSignupSchema>;
