import { decimalsOf } from '../../shop/formats.ts';
import type { VatSetting } from '../../shop/money/vat-setting.ts';

// No zod here: the checkout page loads this file without it.

/** One amount of an order in cents, VAT included, with its rate in percent. */
export interface Charge {
  gross: number;
  rate: number;
}

/** The sum of the charges of one rate, in cents: net + vat = gross. */
export interface VatSum {
  rate: number;
  net: number;
  vat: number;
  gross: number;
}

/**
 * Sums the charges by rate, the highest rate first. VAT is rounded once per rate, half away from zero,
 * to the smallest unit of the currency; net is the rest.
 */
export function sumVat(charges: readonly Charge[], currency: string): VatSum[] {
  const grossOf = new Map<number, number>();
  for (const { gross, rate } of charges) grossOf.set(rate, (grossOf.get(rate) ?? 0) + gross);
  const unit = decimalsOf(currency) === 0 ? 100 : 1;
  return [...grossOf]
    .filter(([, gross]) => gross !== 0)
    .sort(([a], [b]) => b - a)
    .map(([rate, gross]) => {
      const vat = vatIn(gross, rate, unit);
      return { rate, net: gross - vat, vat, gross };
    });
}

/** Computes with whole numbers, because 0.1 + 0.2 is not 0.3; a rate has at most two decimals. */
function vatIn(gross: number, rate: number, unit: number): number {
  const hundredths = Math.round(rate * 100);
  const whole = (10_000 + hundredths) * unit;
  return Math.floor((2 * gross * hundredths + whole) / (2 * whole)) * unit;
}

/** Adds the rounded sums of several orders. */
export function addVatSums(sums: readonly VatSum[]): VatSum[] {
  const byRate = new Map<number, VatSum>();
  for (const sum of sums) {
    const { rate, net, vat, gross } = byRate.get(sum.rate) ?? { ...noVat, rate: sum.rate };
    byRate.set(sum.rate, {
      rate,
      net: net + sum.net,
      vat: vat + sum.vat,
      gross: gross + sum.gross,
    });
  }
  return [...byRate.values()].sort((a, b) => b.rate - a.rate);
}
const noVat = { net: 0, vat: 0, gross: 0 };

/** The rate of a book: its own, or the shop's. */
export function vatRateOf(book: { vatRate?: number | null | undefined }, { rate }: VatSetting) {
  return book.vatRate ?? rate;
}

export function shippingVatRateOf({ rate, shippingRate }: VatSetting): number {
  return shippingRate ?? rate;
}

/** Whether the owner has ever set up VAT; exports keep the VAT columns after it is switched off. */
export function usesVat({ isOn, rate, shippingRate }: VatSetting): boolean {
  return isOn || rate > 0 || shippingRate !== null;
}
