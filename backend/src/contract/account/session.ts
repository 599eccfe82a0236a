import * as z from 'zod/mini';
import { rule } from '../words/rules.ts';

export const newSessionSchema = z.object({
  /** The ID token that Firebase gave the browser. */
  idToken: z
    .string(rule('required'))
    .check(z.minLength(1, rule('required')), z.maxLength(8192, rule('too_long_text'))),
});

/** `email` is null for a customer whose provider gave none. */
export const sessionSchema = z.object({ uid: z.string(), email: z.nullable(z.string()) });
export type Session = z.infer<typeof sessionSchema>;

/** Public settings the browser needs; `emulatorUrl` is there only when sign-in runs on this machine. */
export const publicConfigSchema = z.object({
  firebase: z.object({
    projectId: z.string(),
    apiKey: z.string(),
    authDomain: z.string(),
    appId: z.optional(z.string()),
    emulatorUrl: z.optional(z.string()),
  }),
  /** Whether emails to customers leave the shop. */
  sendsEmails: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
