import {
  amountPattern,
  hasDecimalComma,
  readAmount,
} from '@storyloom/backend/contract/number/amount';
import { shopMoney } from './formats';

// Amounts in fields, in the number format of the shop's locale.

/** `1.234,50 €` as `1234.50`, for the API; an invalid amount stays unchanged. */
export function normalizeAmount(typed: string): string {
  return readAmount(typed.trim(), hasDecimalComma(shopMoney().locale));
}

/** A typed amount as a number; undefined for anything else. */
export function readTypedAmount(typed: string): number | undefined {
  const amount = normalizeAmount(typed);
  return amountPattern.test(amount) ? Number(amount) : undefined;
}

/** An amount as a field shows it: `12,5`. */
export function toTypedAmount(amount: number): string {
  const plain = String(amount);
  return hasDecimalComma(shopMoney().locale) ? plain.replace('.', ',') : plain;
}

/** A price as a field shows it: `12,50`, and `12` without decimals. */
export function toTypedPrice(price: number): string {
  const typed = toTypedAmount(price);
  return /[.,]\d$/.test(typed) ? `${typed}0` : typed;
}
