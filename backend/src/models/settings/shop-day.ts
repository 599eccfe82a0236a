import { daysOfZone } from '../../contract/shop/days-of-zone.ts';
import type { ShopMoney } from '../../contract/shop/money/shop-money.ts';
import { findSettings } from './settings.model.ts';

let known: { timeZone: string; dayOf: (time: number) => string } | undefined;

/** The day it is in the shop, as `2026-11-28`. */
export function dayIn({ timeZone }: Pick<ShopMoney, 'timeZone'>, time = Date.now()): string {
  if (known?.timeZone !== timeZone) known = { timeZone, dayOf: daysOfZone(timeZone) };
  return known.dayOf(time);
}

export async function findToday(): Promise<string> {
  return dayIn((await findSettings()).money);
}
