import * as z from 'zod/mini';
import { atMost } from '../text/text.ts';
import { rule } from '../words/rules.ts';

/** The secret part of a link in an email. */
export const emailLinkSchema = z.object({
  token: z.string(rule('required')).check(atMost(100)),
});
