import { all, allOf, is, value, type OnixElement } from './onix-element.ts';
import { vatRateOf } from './onix-vat.ts';
import { rule } from '../../../../contract/words/rules.ts';

export interface OnixShop {
  currency: string;
  /** Its region is where the shop sells. */
  locale: string;
  /** `2026-11-22` */
  today: string;
  /** Whether the shop says who made a book. */
  hasMakers: boolean;
  /** The rate of VAT of its books; absent while it says nothing of VAT. */
  vatRate?: number | undefined;
}

/** What a message says of all its products. */
export interface OnixDefaults {
  currency: string;
  priceType: string;
}

/** What a shopper pays, tax and all, comes first; a supplier's net price is none. */
const retailTypes = [
  ...['04', '02', '42', '14', '12', '24', '22', '33', '31'],
  ...['', '03', '01', '41', '13', '11', '23', '21', '32'],
];
/** For everybody, or not given; all others are for libraries, members, subscribers and so on. */
const forAll = ['', '05', '00'];
/** To rent, or to own what was rented. */
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
  /** Percent; absent where the price does not say one rate. */
  vatRate?: string | undefined;
  whyNoPrice?: string;
  whyDraft?: string;
  problem?: string;
}

/**
 * The retail price of today in the shop's currency and country, together with the availability of the
 * same supply; why there is none, or why the book cannot be sold.
 */
export function supplyOf(product: OnixElement, shop: OnixShop, defaults: OnixDefaults): Supply {
  const country = new Intl.Locale(shop.locale).maximize().region ?? '';
  const supplies = all(product, 'ProductSupply')
    .filter((supply) => isSoldIn(all(supply, 'Market', 'Territory'), country) > 0)
    .flatMap((supply) => all(supply, 'SupplyDetail'));
  const read = supplies.map((supply) => {
    const whyDraft = whyUnavailable(supply);
    return { ...priceOf(supply, shop, defaults, country), ...(whyDraft && { whyDraft }) };
  });
  const best =
    read.find(({ amount, whyDraft }) => Number(amount) > 0 && !whyDraft) ??
    read.find(({ amount, whyDraft }) => amount !== undefined && !whyDraft) ??
    read.find(({ amount, problem }) => amount !== undefined || problem !== undefined) ??
    read.find(({ whyNoPrice }) => whyNoPrice) ??
    read[0];
  return (
    best ?? {
      ...(all(product, 'ProductSupply')[0] && { whyNoPrice: rule('why_other_countries') }),
    }
  );
}

function whyUnavailable(supply: OnixElement): string | undefined {
  const code = value(supply, 'ProductAvailability');
  return unavailable.get(code) ?? (/^[45]\d$/.test(code) ? rule('why_not_available') : undefined);
}

function priceOf(
  supply: OnixElement,
  { currency, today }: OnixShop,
  defaults: OnixDefaults,
  country: string,
): Omit<Supply, 'whyDraft'> {
  const prices = all(supply, 'Price').map((price) => ({
    price,
    amount: value(price, 'PriceAmount'),
    currency: value(price, 'CurrencyCode') || defaults.currency,
    type: value(price, 'PriceType') || defaults.priceType,
    territory: isSoldIn(all(price, 'Territory'), country),
    ...datesOf(price),
  }));
  const isRetail = ({ price, type }: (typeof prices)[number]) =>
    retailTypes.includes(type) &&
    forAll.includes(value(price, 'PriceQualifier')) &&
    ['', '00'].includes(value(price, 'PricePer')) &&
    Number(value(price, 'MinimumOrderQuantity') || 1) <= 1 &&
    !all(price, 'PriceCondition').some(is('PriceConditionType', ...rentals));
  const day = today.replaceAll('-', '');
  const steps: [why: string, (price: (typeof prices)[number]) => boolean][] = [
    [rule('why_no_retail_price'), isRetail],
    [rule('why_prices_elsewhere'), ({ territory }) => territory > 0],
    [rule('why_prices_of_other_days'), ({ from, until }) => isWithin(day, from, until)],
  ];
  let left = prices.filter(({ amount }) => amount !== '');
  let whyNoPrice = left.length === 0 ? rule('why_none') : undefined;
  const others = [...new Set(left.map((each) => each.currency).filter(Boolean))];
  left = left.filter((each) => each.currency === currency);
  if (left.length === 0 && others.length > 0) {
    whyNoPrice = rule('why_other_currency', { others, currency });
  } else if (left.length === 0 && !whyNoPrice) whyNoPrice = rule('why_no_currency');
  for (const [why, test] of steps) {
    const next = left.filter(test);
    if (next.length === 0 && left.length > 0) whyNoPrice ??= why;
    left = next;
  }
  if (left.length > 0) return chosenOf(left);
  const [code = ''] = [
    supply,
    ...all(supply, 'Price').filter((price) => isSoldIn(all(price, 'Territory'), country) > 0),
  ]
    .flatMap((element) => allOf(element, 'UnpricedItemType'))
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

/** The most particular country, then the best type, then the latest start; two that differ are a doubt. */
function chosenOf(candidates: Candidate[]): Omit<Supply, 'whyDraft'> {
  const isBetter = (a: Candidate, b: Candidate) =>
    b.territory - a.territory ||
    retailTypes.indexOf(a.type) - retailTypes.indexOf(b.type) ||
    b.from.localeCompare(a.from);
  const sorted = [...candidates].sort(isBetter);
  const [best] = sorted;
  const same = sorted.filter((each) => isBetter(best!, each) === 0);
  const amounts = [...new Set(same.map(({ amount }) => Number(amount.replace(',', '.'))))];
  if (amounts.length === 1) return { amount: best!.amount, vatRate: vatRateOf(best!.price) };
  const problem = rule('prices_alike', { amounts });
  return { problem };
}

function datesOf(price: OnixElement): { from: string; until: string } {
  const dates = all(price, 'PriceDate');
  const dateOf = (...roles: string[]) =>
    dates
      .filter(is('PriceDateRole', ...roles))
      .map((date) => value(date, 'Date').replace(/\D/g, ''))[0] ?? '';
  const both = dateOf('24');
  return {
    from: dateOf('14') || both.slice(0, 8) || value(price, 'PriceEffectiveFrom'),
    until: dateOf('15') || both.slice(8, 16) || value(price, 'PriceEffectiveUntil'),
  };
}

/** Years and months are days from their first, and to their last, one. */
function isWithin(day: string, from: string, until: string): boolean {
  const [start, end] = [from.slice(0, 8), until.slice(0, 8)];
  return day.slice(0, start.length) >= start && day.slice(0, end.length) <= end;
}

/** 0 where it is not sold; else higher the more specific the territory is. */
function isSoldIn(territories: OnixElement[], country: string): number {
  if (territories.length === 0) return 2;
  return Math.max(...territories.map((territory) => isIn(territory, country)));
}

function isIn(territory: OnixElement, country: string): number {
  const codesOf = (name: Parameters<typeof value>[1]) =>
    allOf(territory, name).flatMap(({ text }) => text.trim().split(/\s+/));
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
  // One that only says where it is not sold is sold elsewhere.
  return codesOf('CountriesIncluded').length + regions.length === 0 ? 2 : 0;
}
