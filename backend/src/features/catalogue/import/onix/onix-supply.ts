import { rule } from '../../../../contract/words/rules.ts';
import { findAll, textOf, type OnixElement } from './onix-element.ts';
import { readPrice, type OnixDefaults, type OnixShop, type PriceReading } from './onix-price.ts';
import { territoryRank } from './onix-territory.ts';

const unavailable = new Map(
  Object.entries({
    '01': rule('why_cancelled'),
    '09': rule('why_postponed'),
    '10': rule('why_not_appeared'),
    '11': rule('why_not_appeared'),
    '12': rule('why_not_appeared'),
    '34': rule('why_withdrawn_for_now'),
  }),
);

interface Supply extends PriceReading {
  whyDraft?: string;
}

/**
 * Today's retail price in the shop's currency and country, or why there is none; and why the book is
 * not available from the same supply, if so.
 */
export function supplyOf(product: OnixElement, shop: OnixShop, defaults: OnixDefaults): Supply {
  const country = new Intl.Locale(shop.locale).maximize().region ?? '';
  const supplies = findAll(product, 'ProductSupply')
    .filter((supply) => territoryRank(findAll(supply, 'Market', 'Territory'), country) > 0)
    .flatMap((supply) => findAll(supply, 'SupplyDetail'));
  const read = supplies.map((supply): Supply => {
    const whyDraft = unavailableReasonOf(supply);
    return { ...readPrice(supply, shop, defaults, country), ...(whyDraft && { whyDraft }) };
  });
  const best =
    read.find(({ amount, whyDraft }) => Number(amount) > 0 && !whyDraft) ??
    read.find(({ amount, whyDraft }) => amount !== undefined && !whyDraft) ??
    read.find(({ amount, problem }) => amount !== undefined || problem !== undefined) ??
    read.find(({ whyNoPrice }) => whyNoPrice) ??
    read[0];
  if (best) return best;
  return findAll(product, 'ProductSupply')[0] ? { whyNoPrice: rule('why_other_countries') } : {};
}

function unavailableReasonOf(supply: OnixElement): string | undefined {
  const code = textOf(supply, 'ProductAvailability');
  return unavailable.get(code) ?? (/^[45]\d$/.test(code) ? rule('why_not_available') : undefined);
}
