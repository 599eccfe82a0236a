import type { BookField } from '../../../../contract/book/book.ts';
import { readIsbn } from '../../../../contract/book/isbn.ts';
import { languageName } from '../read-file/cells/language-name.ts';
import type { FileRow } from '../read-file/read-csv.ts';
import { findAll, hasText, textOf, type OnixElement } from './onix-element.ts';
import { readPublisherColumns } from './onix-publisher.ts';
import { authorLineOf, descriptionOf, publisherOf, titleOf } from './onix-names.ts';
import type { OnixDefaults, OnixShop } from './onix-price.ts';
import { supplyOf } from './onix-supply.ts';
import { rule } from '../../../../contract/words/rules.ts';

const productForms = new Map(
  Object.entries({
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
  }),
);

type Reader = (product: OnixElement, language: string) => string;

/** Not the shop's own fields, such as stock. */
const readers = {
  isbn: (product) => {
    const ids = findAll(product, 'ProductIdentifier');
    const of = (type: string) => textOf(ids.find(hasText('ProductIDType', type)), 'IDValue');
    const gtin = of('03');
    return of('15') || (readIsbn(gtin) ? gtin : '') || of('02') || readIsbn(of('14')) || '';
  },
  title: titleOf,
  author: authorLineOf,
  description: descriptionOf,
  publisher: publisherOf,
  year(product) {
    const dates = findAll(product, 'PublishingDetail', 'PublishingDate');
    const [date] = ['01', '11', '19'].flatMap(
      (role) => dates.find(hasText('PublishingDateRole', role)) ?? [],
    );
    return textOf(date, 'Date').slice(0, 4);
  },
  pages(product) {
    const pages = findAll(product, 'DescriptiveDetail', 'Extent').filter(
      hasText('ExtentUnit', '03'),
    );
    const found = ['00', '07', '11', '05', '06', '08'].flatMap(
      (type) => pages.find(hasText('ExtentType', type)) ?? [],
    );
    return textOf(found[0], 'ExtentValue');
  },
  language(product) {
    const languages = findAll(product, 'DescriptiveDetail', 'Language').filter(
      hasText('LanguageRole', '01'),
    );
    const names = languages.map((language) => languageName(textOf(language, 'LanguageCode')));
    return [...new Set(names.filter(Boolean))].join(', ');
  },
  format: (product) =>
    productForms.get(textOf(findAll(product, 'DescriptiveDetail')[0], 'ProductForm')) ?? '',
} satisfies Partial<Record<BookField, Reader>>;

export function onixColumnsOf({ hasPublisherColumns, vatRate }: OnixShop): string[] {
  const ofPublishers = hasPublisherColumns ? Object.keys(readPublisherColumns) : [];
  const ofVat = vatRate === undefined ? [] : ['vatRate'];
  return [...Object.keys(readers), ...ofPublishers, 'newPrice', ...ofVat];
}

/** The cells of a product in the order of `onixColumnsOf`, '' for missing values. */
export function rowOf(
  product: OnixElement,
  shop: OnixShop,
  defaults: OnixDefaults,
): Omit<FileRow, 'row'> {
  const language = languageCodeOf(shop.locale);
  const cells = Object.values<Reader>({
    ...readers,
    ...(shop.hasPublisherColumns && readPublisherColumns),
  }).map((cell) => cell(product, language));
  const recordOf = readIsbn(cells[0] ?? '');
  const notification = textOf(product, 'NotificationType');
  if (notification === '05') {
    const message = rule('record_deleted');
    const warnings = [{ code: 'withdrawn' as const, message }];
    return { cells: [...cells, ''], isSparse: true, recordOf, whySkipped: message, warnings };
  }
  const { amount = '', vatRate = '', ...supply } = supplyOf(product, shop, defaults);
  const { whyNoPrice, whyDraft, problem } = supply;
  const ofVat = shop.vatRate === undefined ? [] : [vatRate];
  return {
    cells: [...cells, amount, ...ofVat],
    isSparse: true,
    recordOf,
    whyNoPrice,
    whyDraft: whyDraft ?? unpublishedReasonOf(product),
    ...(notification === '04' && { isUpdate: true }),
    ...(problem && { priceProblem: problem }),
  };
}

const statuses = new Map(
  Object.entries({
    '01': rule('why_cancelled'),
    '03': rule('why_postponed'),
    '07': rule('why_out_of_print'),
    '11': rule('why_withdrawn'),
    '15': rule('why_recalled'),
    '16': rule('why_withdrawn_for_now'),
    '17': rule('why_recalled'),
  }),
);

function unpublishedReasonOf(product: OnixElement): string | undefined {
  return statuses.get(textOf(findAll(product, 'PublishingDetail')[0], 'PublishingStatus'));
}

/** The ISO 639-2 codes that ONIX uses. */
const languageCodes = new Map(
  Object.entries({
    en: 'eng',
    de: 'ger',
    fr: 'fre',
    es: 'spa',
    pl: 'pol',
    he: 'heb',
    it: 'ita',
    nl: 'dut',
    pt: 'por',
    sv: 'swe',
    da: 'dan',
    fi: 'fin',
    cs: 'cze',
    ne: 'nep',
    hi: 'hin',
    ja: 'jpn',
  }),
);

function languageCodeOf(locale: string): string {
  const { language } = new Intl.Locale(locale);
  return languageCodes.get(language) ?? language;
}
