import * as z from 'zod/mini';
import { emailSchema } from '../text/email.ts';
import { atMost } from '../text/text.ts';
import { rule } from '../words/rules.ts';

export const newsletterSignupSchema = z.object({ email: emailSchema });
export type NewsletterSignup = z.infer<typeof newsletterSignupSchema>;

/** The secret part of a link in an email. */
export const newsletterLinkSchema = z.object({
  token: z.string(rule('required')).check(atMost(100)),
});
