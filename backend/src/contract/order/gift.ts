import * as z from 'zod/mini';
import { priceInputSchema, priceSchema } from '../number/money.ts';
import { freeText } from '../text/text.ts';
import { rule } from '../words/rules.ts';

export const maxCardLength = 300;

/** Whether orders may be gifts, and what wrapping one costs. */
export const giftSettingSchema = z.object({
  isOn: z.boolean(rule('not_boolean')),
  /** Includes VAT at `vat.rate`, the rate of books: wrapping belongs to the books it is sold with. */
  fee: priceInputSchema,
});
export type GiftSetting = z.output<typeof giftSettingSchema>;

/** The customer's choices for a gift. By default only the prices are left off the packing slip. */
export const newGiftSchema = z.object({
  /** The text of a card in the parcel. */
  text: z.optional(freeText(maxCardLength)),
  wrap: z.optional(z.boolean(rule('not_boolean'))),
});
export type NewGift = z.output<typeof newGiftSchema>;

/** A gift on an order. */
export const orderGiftSchema = z.object({
  text: z.optional(z.string()),
  wrap: z.optional(z.literal(true)),
  /** The price of wrapping, which the total includes; absent when it is free. */
  fee: z.optional(priceSchema),
});
export type OrderGift = z.infer<typeof orderGiftSchema>;
