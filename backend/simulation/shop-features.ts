import type { mongo } from 'mongoose';
import type { BookKind, Run } from './commands.ts';

// Settings and books of shops that order in, sell used copies and gifts, and charge VAT.

/** Of the first book and of all used copies. */
export const isbn = '9780141439518';

/** Charges of an order besides its books, in cents; wrapping only if gifts are offered. */
export interface Charges {
  shippingCents: number;
  wrapCents?: number;
}

export function chargesOf({ trade }: Run): Charges {
  return { shippingCents: trade ? 350 : 0, ...(trade?.hasGifts && { wrapCents: 250 }) };
}

/** The stored settings. */
export function settingsOf({ trade }: Run): mongo.Document[] {
  if (!trade) return [];
  const { hasVat, hasGifts, ordersIn } = trade;
  const settings = {
    shipping: { fee: 3.5 },
    withdrawal: { isOn: true },
    gift: { isOn: hasGifts, fee: 2.5 },
    vat: { isOn: hasVat, rate: 7, shippingRate: 19 },
    supply: { orderIn: ordersIn, days: 5 },
  };
  return [{ _id: 'shop', version: 1, ...settings }];
}

const firstDay = '2026-02-01';

/** A unique publication day for the command with this mark. */
export const dayOf = (mark: number) =>
  new Date(Date.parse(firstDay) + (mark + 1) * 86_400_000).toISOString().slice(0, 10);

/** The fields of a stored book that its kind has. */
export function fieldsOf(kind: BookKind, stock: number | undefined): mongo.Document {
  if (kind === 'used') return { condition: 'good', isbn, stock: 1 };
  const counted = stock === undefined ? {} : { stock };
  if (kind === 'preorder') return { supply: kind, availableFrom: firstDay, ...counted };
  if (kind === 'orderIn') return { supply: kind, ...(stock !== undefined && { stock: stock % 2 }) };
  return counted;
}
