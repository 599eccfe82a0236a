import {
  amountPattern,
  hasDecimalComma,
  readAmount,
} from '@storyloom/backend/contract/number/amount';
import { shopMoney } from '@/ui/text/formats';

// Amounts in fields, as people of the shop's locale write them.

/** What was typed as the API reads it: `1.234,50 €` as `1234.50`; what is no amount as it is. */
export function readTyped(typed: string): string {
  return readAmount(typed.trim(), hasDecimalComma(shopMoney().locale));
}

/** A typed amount as a number; undefined for anything else. */
export function readTypedAmount(typed: string): number | undefined {
  const amount = readTyped(typed);
  return amountPattern.test(amount) ? Number(amount) : undefined;
}

/** `12,5`: an amount as it stands in a field. */
export function toTypedAmount(amount: number): string {
  const plain = String(amount);
  return hasDecimalComma(shopMoney().locale) ? plain.replace('.', ',') : plain;
}
