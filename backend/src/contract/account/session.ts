import * as z from 'zod/mini';
import { rule } from '../words/rules.ts';

export const newSessionSchema = z.object({
  /** The ID token that Firebase gave the browser. */
  idToken: z
    .string(rule('required'))
    .check(z.minLength(1, rule('required')), z.maxLength(8192, rule('too_long_text'))),
});

/** `email` is null if the identity provider gave none. */
export const sessionSchema = z.object({ uid: z.string(), email: z.nullable(z.string()) });
export type Session = z.infer<typeof sessionSchema>;

/** Public settings for the browser; `emulatorUrl` is set when sign-in uses a local emulator. */
export const publicConfigSchema = z.object({
  firebase: z.object({
    projectId: z.string(),
    apiKey: z.string(),
    authDomain: z.string(),
    appId: z.optional(z.string()),
    emulatorUrl: z.optional(z.string()),
  }),
  /** Whether a mail server is set, so that customers receive emails. */
  sendsEmails: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
