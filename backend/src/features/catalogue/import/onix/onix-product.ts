import { isNoLanguage, type BookField } from '../../../../contract/book/book.ts';

/** An element of ONIX by its reference name or its short one. */
export interface OnixElement {
  name: string;
  text: string;
  parts: OnixElement[];
}

// Elements of one kind have the same short name in lower case, and those with values a code.
const codes = {
  NotificationType: 'a002',
  ProductIDType: 'b221',
  IDValue: 'b244',
  ProductForm: 'b012',
  TitleType: 'b202',
  TitleElementLevel: 'x409',
  TitleText: 'b203',
  Subtitle: 'b029',
  TitlePrefix: 'b030',
  TitleWithoutPrefix: 'b031',
  ContributorRole: 'b035',
  PersonName: 'b036',
  PersonNameInverted: 'b037',
  NamesBeforeKey: 'b039',
  KeyNames: 'b040',
  CorporateName: 'b047',
  PublishingRole: 'b291',
  PublisherName: 'b081',
  PublishingDateRole: 'x448',
  Date: 'b306',
  ExtentType: 'b218',
  ExtentValue: 'b219',
  ExtentUnit: 'b220',
  LanguageRole: 'b253',
  LanguageCode: 'b252',
  TextType: 'x426',
  Text: 'd104',
  ProductAvailability: 'j396',
  OnHand: 'j350',
  PriceType: 'x462',
  PriceAmount: 'j151',
  CurrencyCode: 'j152',
} as const;
type Value = keyof typeof codes;

const forms: Record<string, string> = {
  AA: 'Audio',
  AC: 'Audio CD',
  AJ: 'Audiobook',
  AN: 'Audiobook',
  BA: 'Book',
  BB: 'Hardcover',
  BC: 'Paperback',
  BD: 'Loose-leaf',
  BE: 'Spiral bound',
  BF: 'Pamphlet',
  BG: 'Leather',
  BH: 'Board book',
  BI: 'Rag book',
  BJ: 'Bath book',
  BP: 'Foam book',
  EA: 'E-book',
  EB: 'E-book',
  ED: 'E-book',
  PC: 'Calendar',
  PD: 'Cards',
  ZE: 'Game',
};

type Read = (product: OnixElement, currency: string) => string;

/** What is left out here a publisher does not know: it is the shop's own. */
const read = {
  isbn: (product) => {
    const ids = all(product, 'ProductIdentifier');
    const of = (type: string) => value(ids.find(is('ProductIDType', type)), 'IDValue');
    const gtin = of('03');
    return of('15') || (/^97[89]/.test(gtin) ? gtin : '') || of('02');
  },
  title(product) {
    const titles = all(product, 'DescriptiveDetail', 'TitleDetail');
    const detail = titles.find(is('TitleType', '01')) ?? titles[0];
    const levels = all(detail, 'TitleElement');
    const element = levels.find(is('TitleElementLevel', '01')) ?? levels[0];
    const [prefix, rest] = [value(element, 'TitlePrefix'), value(element, 'TitleWithoutPrefix')];
    const title = value(element, 'TitleText') || `${prefix} ${rest}`.trim();
    return [title, value(element, 'Subtitle')].filter(Boolean).join(': ');
  },
  author(product) {
    const contributors = all(product, 'DescriptiveDetail', 'Contributor');
    const authors = contributors.filter(is('ContributorRole', 'A01'));
    const named = authors.length > 0 ? authors : contributors.slice(0, 1);
    return named.map(nameOf).filter(Boolean).join(', ');
  },
  description(product) {
    const texts = all(product, 'CollateralDetail', 'TextContent');
    const found = ['03', '02', '01'].flatMap((type) => texts.find(is('TextType', type)) ?? []);
    return withoutTags(value(found[0], 'Text'));
  },
  publisher(product) {
    const publishers = all(product, 'PublishingDetail', 'Publisher');
    const main = publishers.find(is('PublishingRole', '01')) ?? publishers[0];
    return value(main, 'PublisherName');
  },
  year(product) {
    const dates = all(product, 'PublishingDetail', 'PublishingDate');
    return value(dates.find(is('PublishingDateRole', '01')), 'Date').slice(0, 4);
  },
  pages(product) {
    const pages = all(product, 'DescriptiveDetail', 'Extent').filter(is('ExtentUnit', '03'));
    const found = ['00', '07', '11', '05'].flatMap(
      (type) => pages.find(is('ExtentType', type)) ?? [],
    );
    return value(found[0], 'ExtentValue');
  },
  language(product) {
    const languages = all(product, 'DescriptiveDetail', 'Language');
    const code = value(languages.find(is('LanguageRole', '01')), 'LanguageCode');
    if (!/^[a-z]{3}$/i.test(code) || isNoLanguage(code)) return '';
    return new Intl.DisplayNames('en', { type: 'language' }).of(twoLetters[code] ?? code) ?? '';
  },
  format: (product) => forms[value(all(product, 'DescriptiveDetail')[0], 'ProductForm')] ?? '',
  newPrice(product, currency) {
    const prices = all(product, 'ProductSupply', 'SupplyDetail', 'Price');
    const ours = prices.filter(is('CurrencyCode', currency));
    // What the shopper pays, tax and all, if it is told.
    const paid = ['04', '02', '03', '01'].flatMap((type) => ours.find(is('PriceType', type)) ?? []);
    return value(paid[0] ?? ours[0], 'PriceAmount');
  },
  stock(product) {
    const [supply] = all(product, 'ProductSupply', 'SupplyDetail');
    const isGone = /^[45]/.test(value(supply, 'ProductAvailability'));
    return value(all(supply, 'Stock')[0], 'OnHand') || (isGone ? '0' : '');
  },
} satisfies Partial<Record<BookField, Read>>;

/** Codes of languages that are called otherwise in books than by browsers. */
const twoLetters: Record<string, string> = {
  ger: 'de',
  fre: 'fr',
  dut: 'nl',
  gre: 'el',
  cze: 'cs',
};

export const onixColumns = Object.keys(read);

/** What a product says of a book, by `onixColumns`, '' for nothing; undefined of one withdrawn. */
export function productCells(product: OnixElement, currency: string): string[] | undefined {
  if (value(product, 'NotificationType') === '05') return undefined;
  return Object.values(read).map((cell) => cell(product, currency));
}

/** Why a product has no price for the shop, when it has some in other currencies. */
export function whyNoPrice(product: OnixElement, currency: string): string | undefined {
  const prices = all(product, 'ProductSupply', 'SupplyDetail', 'Price');
  const found = prices.map((price) => value(price, 'CurrencyCode'));
  const known = new Set(found.filter((code) => /^[A-Z]{3}$/.test(code)));
  if (known.size === 0 || known.has(currency)) return undefined;
  return `the file has prices in ${[...known].join(', ')}, the shop has ${currency}`;
}

function all(element: OnixElement | undefined, ...path: string[]): OnixElement[] {
  return path.reduce<OnixElement[]>(
    (found, name) =>
      found.flatMap(({ parts }) =>
        parts.filter((part) => part.name.toLowerCase() === name.toLowerCase()),
      ),
    element ? [element] : [],
  );
}

function value(element: OnixElement | undefined, name: Value): string {
  const found = element?.parts.find((part) => part.name === name || part.name === codes[name]);
  return found?.text.replace(/\s+/g, ' ').trim() ?? '';
}

function is(name: Value, wanted: string) {
  return (element: OnixElement) => value(element, name) === wanted;
}

function nameOf(contributor: OnixElement): string {
  const key = `${value(contributor, 'NamesBeforeKey')} ${value(contributor, 'KeyNames')}`.trim();
  const [last, first] = value(contributor, 'PersonNameInverted').split(/,\s*/, 2);
  const inverted = first ? `${first} ${last}` : last;
  return value(contributor, 'PersonName') || key || inverted || value(contributor, 'CorporateName');
}

/** Texts may come as HTML in a CDATA section. */
function withoutTags(text: string): string {
  return text
    .replace(/<[^<>]{1,200}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
