import * as z from 'zod/mini';
import { emailKinds } from '../email/email.ts';
import { idSchema } from '../id.ts';
import { timestampSchema } from '../timestamp.ts';
import { requiredText } from '../text/text.ts';

export const maxMessageLength = 2000;
/** The daily limit of each side for one order. */
export const maxMessagesADay = 20;

export const messageSides = ['customer', 'shop'] as const;
export type MessageSide = (typeof messageSides)[number];

export const newOrderMessageSchema = z.object({ text: requiredText(maxMessageLength) });

/** A message about an order. */
export const orderMessageSchema = z.object({
  _id: idSchema,
  by: z.enum(messageSides),
  text: z.string(),
  at: timestampSchema,
});
export type OrderMessage = z.infer<typeof orderMessageSchema>;

/** An email to the customer that went out between the messages. */
export const orderEmailSchema = z.object({
  _id: idSchema,
  kind: z.enum(emailKinds),
  at: timestampSchema,
});
export type OrderEmail = z.infer<typeof orderEmailSchema>;

/** The secret part of a link in an email, in place of a sign-in. */
export const messageLinkSchema = z.object({
  token: z.optional(z.string().check(z.maxLength(100))),
});
