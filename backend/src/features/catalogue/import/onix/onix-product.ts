import type { BookField } from '../../../../contract/book/book.ts';
import { readIsbn } from '../../../../contract/book/isbn.ts';
import { languageName } from '../read-file/language-name.ts';
import type { CsvRow } from '../read-file/read-csv.ts';
import { all, is, value, type OnixElement } from './onix-element.ts';
import { readMaker } from './onix-maker.ts';
import { authorsOf, descriptionOf, publisherOf, titleOf } from './onix-names.ts';
import { supplyOf, type OnixDefaults, type OnixShop } from './onix-price.ts';
import { rule } from '../../../../contract/words/rules.ts';

const forms = new Map(
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

type Read = (product: OnixElement, language: string) => string;

/** What is left out here a publisher does not know: it is the shop's own, as its stock is. */
const read = {
  isbn: (product) => {
    const ids = all(product, 'ProductIdentifier');
    const of = (type: string) => value(ids.find(is('ProductIDType', type)), 'IDValue');
    const gtin = of('03');
    return of('15') || (readIsbn(gtin) ? gtin : '') || of('02') || readIsbn(of('14')) || '';
  },
  title: titleOf,
  author: authorsOf,
  description: descriptionOf,
  publisher: publisherOf,
  year(product) {
    const dates = all(product, 'PublishingDetail', 'PublishingDate');
    const [date] = ['01', '11', '19'].flatMap(
      (role) => dates.find(is('PublishingDateRole', role)) ?? [],
    );
    return value(date, 'Date').slice(0, 4);
  },
  pages(product) {
    const pages = all(product, 'DescriptiveDetail', 'Extent').filter(is('ExtentUnit', '03'));
    const found = ['00', '07', '11', '05', '06', '08'].flatMap(
      (type) => pages.find(is('ExtentType', type)) ?? [],
    );
    return value(found[0], 'ExtentValue');
  },
  language(product) {
    const languages = all(product, 'DescriptiveDetail', 'Language').filter(
      is('LanguageRole', '01'),
    );
    const names = languages.map((language) => languageName(value(language, 'LanguageCode')));
    return [...new Set(names.filter(Boolean))].join(', ');
  },
  format: (product) => forms.get(value(all(product, 'DescriptiveDetail')[0], 'ProductForm')) ?? '',
} satisfies Partial<Record<BookField, Read>>;

export function onixColumnsOf({ hasMakers, vatRate }: OnixShop): string[] {
  const ofMakers = hasMakers ? Object.keys(readMaker) : [];
  const ofVat = vatRate === undefined ? [] : ['vatRate'];
  return [...Object.keys(read), ...ofMakers, 'newPrice', ...ofVat];
}

export type OnixRow = Omit<CsvRow, 'row'>;

/** What a product says of a book, by `onixColumnsOf`, '' for nothing. */
export function rowOf(product: OnixElement, shop: OnixShop, defaults: OnixDefaults): OnixRow {
  const language = languageCodeOf(shop.locale);
  const cells = Object.values<Read>({ ...read, ...(shop.hasMakers && readMaker) }).map((cell) =>
    cell(product, language),
  );
  const recordOf = readIsbn(cells[0] ?? '');
  const notification = value(product, 'NotificationType');
  if (notification === '05') {
    const message = rule('record_deleted');
    const warnings = [{ code: 'withdrawn' as const, message }];
    return { cells: [...cells, ''], isSparse: true, recordOf, whySkipped: message, warnings };
  }
  const { amount = '', vatRate = '', ...supply } = supplyOf(product, shop, defaults);
  const { whyNoPrice, whyDraft, problem } = supply;
  const ofVat = shop.vatRate === undefined ? [] : [vatRate];
  return {
    ...{ cells: [...cells, amount, ...ofVat], isSparse: true, recordOf, whyNoPrice },
    whyDraft: whyDraft ?? whyUnpublished(product),
    ...(notification === '04' && { isUpdate: true }),
    ...(problem && { doubt: problem }),
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

function whyUnpublished(product: OnixElement): string | undefined {
  return statuses.get(value(all(product, 'PublishingDetail')[0], 'PublishingStatus'));
}

/** As ONIX names languages in attributes: `eng`. */
function languageCodeOf(locale: string): string {
  const three = new Map(
    Object.entries({
      ...{ en: 'eng', de: 'ger', fr: 'fre', es: 'spa', pl: 'pol', he: 'heb', it: 'ita', nl: 'dut' },
      ...{ pt: 'por', sv: 'swe', da: 'dan', fi: 'fin', cs: 'cze', ne: 'nep', hi: 'hin', ja: 'jpn' },
    }),
  );
  const { language } = new Intl.Locale(locale);
  return three.get(language) ?? language;
}
