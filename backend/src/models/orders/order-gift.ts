import type { OrderGift } from '../../contract/order/gift.ts';
import { toAmount } from '../../contract/number/cents.ts';
import type { Complete } from '../../contract/complete.ts';

export interface StoredGift {
  text?: string | null | undefined;
  wrap?: boolean | null | undefined;
  /** Included in the total; absent when wrapping is free. */
  feeCents?: number | null | undefined;
  /** VAT rate of the fee in percent; absent while VAT was off. */
  vatRate?: number | null | undefined;
}

/** A nested path per field would give every order an empty gift, so this is one sub-schema. */
export const giftField = {
  type: {
    text: { type: String },
    wrap: { type: Boolean },
    feeCents: { type: Number },
    vatRate: { type: Number },
  },
  default: undefined,
  _id: false,
} as const;

/** The gift as the API returns it. */
export function toGift(stored: StoredGift | null | undefined): Complete<OrderGift> | undefined {
  if (!stored) return undefined;
  const { text, wrap, feeCents } = stored;
  return {
    text: text || undefined,
    wrap: wrap ? true : undefined,
    fee: feeCents ? toAmount(feeCents) : undefined,
  };
}
