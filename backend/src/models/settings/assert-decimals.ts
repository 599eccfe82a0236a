import { decimalsProblem } from '../../contract/shop/formats.ts';
import type { ShopMoney } from '../../contract/shop/money/shop-money.ts';
import { invalidFields } from '../../http/api-error.ts';

/** Throws 400 for amounts, by the names of their fields, that the shop's currency cannot have. */
export function assertDecimals(
  amounts: Record<string, number | null | undefined>,
  { currency }: Pick<ShopMoney, 'currency'>,
): void {
  const fields: Record<string, string[]> = {};
  for (const [name, amount] of Object.entries(amounts)) {
    const problem = decimalsProblem(amount, currency);
    if (problem) fields[name] = [problem];
  }
  if (Object.keys(fields).length === 0) return;
  throw invalidFields(fields);
}
