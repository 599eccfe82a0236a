import { decimalsOf } from '../../contract/shop/formats.ts';
import { francesProblems } from '../../contract/shop/money/shipping-cents.ts';
import { rule } from '../../contract/words/rules.ts';
import { invalidFields } from '../../http/api-error.ts';
import type { FullSettings } from '../../models/settings/settings.model.ts';

/** Throws 400 for a fee or a sum that the chosen rule of shipping forbids. */
export function assertShippingFee(before: FullSettings, named: Partial<FullSettings>): void {
  const { shipping, money } = { ...before, ...named };
  const fields = Object.fromEntries(
    francesProblems(shipping).map(([name, min]) => [
      `shipping.${name}`,
      [rule('postage_of_france', { min })],
    ]),
  );
  // The minimum fee of France has decimals.
  if (shipping.rule === 'france' && decimalsOf(money.currency) === 0) {
    fields['shipping.rule'] = [rule('no_decimals', { currency: money.currency })];
  }
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}
