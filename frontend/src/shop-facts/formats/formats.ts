import * as formats from '@storyloom/backend/contract/shop/formats';
import { recordedText } from '@storyloom/backend/contract/shop/recorded-texts';
import { setWordsLocale } from '@storyloom/backend/contract/words/plural';
import type { ShopMoney } from '@storyloom/backend/contract/shop/money/shop-money';
import { readShopData } from '@/config/shop-data';
import { words } from '@/words/first';

// Formats of the shop's locale. The locale is module state, as nearly every component needs it.

let { money } = readShopData();
setWordsLocale(money.locale);

/** For the store only, which calls it when the settings are loaded or change. */
export function setShopMoney(latest: ShopMoney): void {
  money = latest;
  setWordsLocale(latest.locale);
}

export function shopMoney(): ShopMoney {
  return money;
}

/** `1,200` */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return formats.writeNumber(value, money.locale, options);
}

/** `5.5%` */
export function formatPercent(percent: number): string {
  return formats.writePercent(percent, money.locale);
}

/** `$1,234.50`; pass the currency of an order for its amounts. */
export function formatPrice(amount: number, currency = money.currency): string {
  return formats.writeAmount(amount, { ...money, currency });
}

/** `$` */
export function currencySymbol(): string {
  const { currency } = money;
  return recordedText(['symbol', currency], () => {
    const style = { style: 'currency', currencyDisplay: 'narrowSymbol', currency } as const;
    const parts = new Intl.NumberFormat('en', style).formatToParts(2);
    return parts.find(({ type }) => type === 'currency')?.value ?? currency;
  });
}

/** `dollars`, `euros`, in the language of the pages. */
export function currencyName(): string {
  return words.ui.currencyName(money.currency);
}

/** `21 Nov 2026, 16:20` */
export function formatDateTime(timestamp: string): string {
  return formats.writeTime(timestamp, money, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The day of a timestamp in digits: `11/22/2026`. */
export function formatDate(timestamp: string): string {
  return formats.writeTime(timestamp, money);
}

/** A calendar day (`2026-11-22`) in words. */
export function formatDay(day: Date | string, style: Intl.DateTimeFormatOptions): string {
  return formats.writeTime(day, { ...money, timeZone: 'UTC' }, style);
}
