import { findAll, childrenOf, hasText, textOf, type OnixElement } from './onix-element.ts';
import { vatRateOf } from './onix-vat.ts';
import { rule } from '../../../../contract/words/rules.ts';

export interface OnixShop {
  currency: string;
  /** Its region is the country of sale. */
  locale: string;
  /** `2026-11-22` */
  today: string;
  /** Whether the shop has turned on product safety. */
  hasPublisherColumns: boolean;
  /** The VAT rate of books; absent while VAT is off. */
  vatRate?: number | undefined;
}

/** Defaults from the header of a message. */
export interface OnixDefaults {
  currency: string;
  priceType: string;
}

/** Price types of retail prices, those that include tax first; not suppliers' net prices. */
const retailTypes = [
  ...['04', '02', '42', '14', '12', '24', '22', '33', '31'],
  ...['', '03', '01', '41', '13', '11', '23', '21', '32'],
];
/** Price qualifiers for the general public; others are for libraries, members, subscribers and so on. */
const generalQualifiers = ['', '05', '00'];
/** Price conditions of rental. */
const rentals = ['10', '11', '12', '13'];
const unpriced = new Map(
  Object.entries({
    '01': rule('why_free'),
    '02': rule('why_no_price_yet'),
    '03': rule('why_not_alone'),
    '04': rule('why_on_request'),
    '05': rule('why_not_as_set'),
  }),
);
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
const euroCountries =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK'.split(' ');

interface Supply {
  amount?: string;
  /** Percent; absent if the price does not have one rate. */
  vatRate?: string | undefined;
  whyNoPrice?: string;
  whyDraft?: string;
  problem?: string;
}

/**
 * Today's retail price in the shop's currency and country, or why there is none; and why the book is
 * not available from the same supply, if so.
 */
export function supplyOf(product: OnixElement, shop: OnixShop, defaults: OnixDefaults): Supply {
  const country = new Intl.Locale(shop.locale).maximize().region ?? '';
  const supplies = findAll(product, 'ProductSupply')
    .filter((supply) => isSoldIn(findAll(supply, 'Market', 'Territory'), country) > 0)
    .flatMap((supply) => findAll(supply, 'SupplyDetail'));
  const read = supplies.map((supply) => {
    const whyDraft = unavailableReasonOf(supply);
    return { ...priceOf(supply, shop, defaults, country), ...(whyDraft && { whyDraft }) };
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

function priceOf(
  supply: OnixElement,
  { currency, today }: OnixShop,
  defaults: OnixDefaults,
  country: string,
): Omit<Supply, 'whyDraft'> {
  const prices = findAll(supply, 'Price').map((price) => ({
    price,
    amount: textOf(price, 'PriceAmount'),
    currency: textOf(price, 'CurrencyCode') || defaults.currency,
    type: textOf(price, 'PriceType') || defaults.priceType,
    territory: isSoldIn(findAll(price, 'Territory'), country),
    ...datesOf(price),
  }));
  const isRetail = ({ price, type }: (typeof prices)[number]) =>
    retailTypes.includes(type) &&
    generalQualifiers.includes(textOf(price, 'PriceQualifier')) &&
    ['', '00'].includes(textOf(price, 'PricePer')) &&
    Number(textOf(price, 'MinimumOrderQuantity') || 1) <= 1 &&
    !findAll(price, 'PriceCondition').some(hasText('PriceConditionType', ...rentals));
  const day = today.replaceAll('-', '');
  const steps: [why: string, (price: (typeof prices)[number]) => boolean][] = [
    [rule('why_no_retail_price'), isRetail],
    [rule('why_prices_elsewhere'), ({ territory }) => territory > 0],
    [rule('why_prices_of_other_days'), ({ from, until }) => isWithin(day, from, until)],
  ];
  let remaining = prices.filter(({ amount }) => amount !== '');
  let whyNoPrice = remaining.length === 0 ? rule('why_none') : undefined;
  const others = [...new Set(remaining.map((each) => each.currency).filter(Boolean))];
  remaining = remaining.filter((each) => each.currency === currency);
  if (remaining.length === 0 && others.length > 0) {
    whyNoPrice = rule('why_other_currency', { others, currency });
  } else if (remaining.length === 0 && !whyNoPrice) whyNoPrice = rule('why_no_currency');
  for (const [why, test] of steps) {
    const next = remaining.filter(test);
    if (next.length === 0 && remaining.length > 0) whyNoPrice ??= why;
    remaining = next;
  }
  if (remaining.length > 0) return findBestPrice(remaining);
  const [code = ''] = [
    supply,
    ...findAll(supply, 'Price').filter(
      (price) => isSoldIn(findAll(price, 'Territory'), country) > 0,
    ),
  ]
    .flatMap((element) => childrenOf(element, 'UnpricedItemType'))
    .map(({ text }) => text.trim());
  if (code === '01' && prices.every(({ amount }) => amount === '')) return { amount: '0' };
  return { whyNoPrice: unpriced.get(code) ?? whyNoPrice ?? rule('why_none') };
}

interface Candidate {
  price: OnixElement;
  amount: string;
  type: string;
  territory: number;
  from: string;
}

/** Prefers the most specific territory, then price type, then the latest start; equal ones are a problem. */
function findBestPrice(candidates: Candidate[]): Omit<Supply, 'whyDraft'> {
  const isBetter = (a: Candidate, b: Candidate) =>
    b.territory - a.territory ||
    retailTypes.indexOf(a.type) - retailTypes.indexOf(b.type) ||
    b.from.localeCompare(a.from);
  const sorted = [...candidates].sort(isBetter);
  const [best] = sorted;
  const same = sorted.filter((each) => isBetter(best!, each) === 0);
  const amounts = [...new Set(same.map(({ amount }) => Number(amount.replace(',', '.'))))];
  if (amounts.length > 1) return { problem: rule('prices_alike', { amounts }) };
  return { amount: best!.amount, vatRate: vatRateOf(best!.price) };
}

function datesOf(price: OnixElement): { from: string; until: string } {
  const dates = findAll(price, 'PriceDate');
  const dateOf = (...roles: string[]) =>
    dates
      .filter(hasText('PriceDateRole', ...roles))
      .map((date) => textOf(date, 'Date').replace(/\D/g, ''))[0] ?? '';
  const both = dateOf('24');
  return {
    from: dateOf('14') || both.slice(0, 8) || textOf(price, 'PriceEffectiveFrom'),
    until: dateOf('15') || both.slice(8, 16) || textOf(price, 'PriceEffectiveUntil'),
  };
}

/** Compares by prefix, so that years and months cover all their days. */
function isWithin(day: string, from: string, until: string): boolean {
  const [start, end] = [from.slice(0, 8), until.slice(0, 8)];
  return day.slice(0, start.length) >= start && day.slice(0, end.length) <= end;
}

/** 0 if not sold in the country; otherwise higher for a more specific territory. */
function isSoldIn(territories: OnixElement[], country: string): number {
  if (territories.length === 0) return 2;
  return Math.max(...territories.map((territory) => isIn(territory, country)));
}

function isIn(territory: OnixElement, country: string): number {
  const codesOf = (name: Parameters<typeof textOf>[1]) =>
    childrenOf(territory, name).flatMap(({ text }) => text.trim().split(/\s+/));
  const hasRegion = (regions: string[]) =>
    regions.some(
      (region) =>
        ['WORLD', 'ROW'].includes(region) ||
        (region === 'ECZ' && euroCountries.includes(country)) ||
        region.startsWith(`${country}-`),
    );
  if (codesOf('CountriesExcluded').includes(country)) return 0;
  if (codesOf('CountriesIncluded').includes(country)) return 4;
  const regions = codesOf('RegionsIncluded');
  if (codesOf('RegionsExcluded').some((region) => region === 'ECZ' && hasRegion([region])))
    return 0;
  if (hasRegion(regions)) return regions.includes('ROW') ? 1 : 3;
  // A territory with exclusions only is the rest of the world.
  return codesOf('CountriesIncluded').length + regions.length === 0 ? 2 : 0;
}
