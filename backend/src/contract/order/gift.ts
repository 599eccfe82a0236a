import * as z from 'zod/mini';
import { priceInputSchema, priceSchema } from '../number/money.ts';
import { freeText } from '../text/text.ts';
import { rule } from '../words/rules.ts';

export const maxCardLength = 300;

/** Whether orders may be gifts, and what wrapping one costs. */
export const giftSettingSchema = z.object({
  isOn: z.boolean(rule('not_boolean')),
  fee: priceInputSchema,
});
export type GiftSetting = z.output<typeof giftSettingSchema>;

/** What a customer says of a gift; an empty one is a parcel without prices. */
export const newGiftSchema = z.object({
  /** For a card of its own. */
  text: z.optional(freeText(maxCardLength)),
  wrap: z.optional(z.boolean(rule('not_boolean'))),
});
export type NewGift = z.output<typeof newGiftSchema>;

/** As it is on an order. */
export const orderGiftSchema = z.object({
  text: z.optional(z.string()),
  wrap: z.optional(z.literal(true)),
  /** What wrapping costs: a part of the total. Absent when it is free. */
  fee: z.optional(priceSchema),
});
export type OrderGift = z.infer<typeof orderGiftSchema>;
