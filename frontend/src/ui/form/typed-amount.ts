import {
  amountPattern,
  hasDecimalComma,
  readAmount,
} from '@storyloom/backend/contract/number/amount';
import { shopMoney } from '@/ui/text/formats';

// Amounts in fields, as people of the shop's locale write them.

/** `1.234,50 €` becomes `1234.50`, as the API reads it; what is no amount stays as it is. */
export function normalizeAmount(typed: string): string {
  return readAmount(typed.trim(), hasDecimalComma(shopMoney().locale));
}

/** A typed amount as a number; undefined for anything else. */
export function readTypedAmount(typed: string): number | undefined {
  const amount = normalizeAmount(typed);
  return amountPattern.test(amount) ? Number(amount) : undefined;
}

/** `12,5`: an amount as it stands in a field. */
export function toTypedAmount(amount: number): string {
  const plain = String(amount);
  return hasDecimalComma(shopMoney().locale) ? plain.replace('.', ',') : plain;
}
