import { findAll, childrenOf, hasText, textOf, type OnixElement } from './onix-element.ts';
import { territoryRank } from './onix-territory.ts';
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
  '04',
  '02',
  '42',
  '14',
  '12',
  '24',
  '22',
  '33',
  '31',
  '',
  '03',
  '01',
  '41',
  '13',
  '11',
  '23',
  '21',
  '32',
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
/** An amount, why the supply has none, or why none can be chosen. */
export interface PriceReading {
  amount?: string;
  /** Percent; absent if the price does not have one rate. */
  vatRate?: string | undefined;
  whyNoPrice?: string;
  problem?: string;
}

/** Today's retail price of a supply in the shop's currency and country. */
export function readPrice(
  supply: OnixElement,
  { currency, today }: OnixShop,
  defaults: OnixDefaults,
  country: string,
): PriceReading {
  const prices = findAll(supply, 'Price').map((element) => priceOf(element, defaults, country));
  const day = today.replaceAll('-', '');
  // Each test leaves fewer prices; the one that leaves none says why there is no price.
  const tests: [why: string, isUsable: (price: Price) => boolean][] = [
    [rule('why_none'), hasAmount],
    [noPriceIn(currency, prices), (price) => price.currency === currency],
    [rule('why_no_retail_price'), isRetail],
    [rule('why_prices_elsewhere'), ({ territory }) => territory > 0],
    [rule('why_prices_of_other_days'), ({ from, until }) => isWithin(day, from, until)],
  ];
  let usable = prices;
  for (const [why, isUsable] of tests) {
    usable = usable.filter(isUsable);
    if (usable.length === 0) return unpricedAs(supply, prices) ?? { whyNoPrice: why };
  }
  return bestOf(usable);
}

type Price = ReturnType<typeof priceOf>;

function priceOf(element: OnixElement, defaults: OnixDefaults, country: string) {
  return {
    element,
    amount: textOf(element, 'PriceAmount'),
    currency: textOf(element, 'CurrencyCode') || defaults.currency,
    type: textOf(element, 'PriceType') || defaults.priceType,
    territory: territoryRank(findAll(element, 'Territory'), country),
    ...datesOf(element),
  };
}

function hasAmount({ amount }: Price): boolean {
  return amount !== '';
}

/** For one copy, sold to the general public. */
function isRetail({ element, type }: Price): boolean {
  return (
    retailTypes.includes(type) &&
    generalQualifiers.includes(textOf(element, 'PriceQualifier')) &&
    ['', '00'].includes(textOf(element, 'PricePer')) &&
    Number(textOf(element, 'MinimumOrderQuantity') || 1) <= 1 &&
    !findAll(element, 'PriceCondition').some(hasText('PriceConditionType', ...rentals))
  );
}

function noPriceIn(currency: string, prices: Price[]): string {
  const named = prices.filter(hasAmount).map((price) => price.currency);
  const others = [...new Set(named.filter(Boolean))];
  if (others.length === 0) return rule('why_no_currency');
  return rule('why_other_currency', { others, currency });
}

/** Free, or the reason that the supply or a price in the country gives. */
function unpricedAs(supply: OnixElement, prices: Price[]): PriceReading | undefined {
  const inCountry = prices.filter(({ territory }) => territory > 0).map(({ element }) => element);
  const [type] = [supply, ...inCountry].flatMap((each) => childrenOf(each, 'UnpricedItemType'));
  const code = type?.text.trim() ?? '';
  if (code === '01' && !prices.some(hasAmount)) return { amount: '0' };
  const whyNoPrice = unpriced.get(code);
  return whyNoPrice === undefined ? undefined : { whyNoPrice };
}

/** Prefers the most specific territory, then price type, then the latest start; equal ones are a problem. */
function bestOf(prices: Price[]): PriceReading {
  const compare = (a: Price, b: Price) =>
    b.territory - a.territory ||
    retailTypes.indexOf(a.type) - retailTypes.indexOf(b.type) ||
    b.from.localeCompare(a.from);
  const [best] = [...prices].sort(compare) as [Price];
  const equal = prices.filter((each) => compare(best, each) === 0);
  const amounts = [...new Set(equal.map(({ amount }) => Number(amount.replace(',', '.'))))];
  if (amounts.length > 1) return { problem: rule('prices_alike', { amounts }) };
  return { amount: best.amount, vatRate: vatRateOf(best.element) };
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
