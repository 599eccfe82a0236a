import { isDeepStrictEqual } from 'node:util';
import type { mongo } from 'mongoose';
import { orderStates, type OrderStatus } from '../../src/contract/order/order-status.ts';
import type { Expected, Stored } from './check.ts';

/** Gross and VAT in cents, by rate. */
type Sums = Record<string, [gross: number, vat: number]>;

/** The VAT report equals the sum of the orders, each rounded by itself. */
export function findVatViolations({ orders = [] }: Stored, { reports }: Expected): string[] {
  const expected: Sums = {};
  for (const order of orders.filter(isSale)) {
    for (const [rate, gross] of grossByRate(order))
      add(expected, rate, [gross, vatIn(gross, rate)]);
  }
  return reports.flatMap(({ vat: { body } }, api) => {
    const actual: Sums = {};
    const wrong = (body as Row[]).filter(({ net, vat, gross }) => {
      return centsOf(net) + centsOf(vat) !== centsOf(gross);
    });
    for (const { rate, gross, vat } of body as Row[]) {
      add(actual, rate, [centsOf(gross), centsOf(vat)]);
    }
    if (wrong.length === 0 && isDeepStrictEqual(actual, expected)) return [];
    return [`VAT at API ${api}: ${JSON.stringify(actual)}, expected ${JSON.stringify(expected)}`];
  });
}

interface Row {
  rate: number;
  net: number;
  vat: number;
  gross: number;
}

const centsOf = (amount: number) => Math.round(amount * 100);

function isSale({ status, items }: mongo.Document): boolean {
  const isTaxed = (items as mongo.Document[]).some(({ vatRate }) => vatRate !== undefined);
  return isTaxed && orderStates[status as OrderStatus].isSale;
}

function grossByRate(order: mongo.Document): Map<number, number> {
  const { items, shippingCents = 0, shippingVatRate, gift, returnedCents } = order;
  const wrapped = gift as { feeCents?: number; vatRate?: number } | undefined;
  const isPartBack = typeof returnedCents === 'number';
  const charges = [
    ...(items as mongo.Document[])
      .filter(({ returnedAt }) => !isPartBack || !returnedAt)
      .map(({ priceCents, vatRate }) => [vatRate, priceCents] as [number, number]),
    [shippingVatRate, shippingCents] as [number, number],
    [wrapped?.vatRate, wrapped?.feeCents ?? 0] as [number, number],
  ];
  const byRate = new Map<number, number>();
  for (const [rate, cents] of charges.filter(([, each]) => each > 0)) {
    byRate.set(rate, (byRate.get(rate) ?? 0) + cents);
  }
  return byRate;
}

/** In tenths of a percent, as whole numbers: half a cent is rounded up. */
function vatIn(gross: number, rate: number): number {
  const [part, whole] = [BigInt(gross) * BigInt(rate * 10), 1000n + BigInt(rate * 10)];
  return Number((2n * part + whole) / (2n * whole));
}

function add(sums: Sums, rate: number, [gross, vat]: [number, number]): void {
  const [grossBefore, vatBefore] = sums[rate] ?? [0, 0];
  sums[rate] = [grossBefore + gross, vatBefore + vat];
}
