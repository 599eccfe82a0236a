import { plainLine } from '../../../../text/plain-text.ts';
import { all, allOf, is, markupOf, value, type OnixElement, type Value } from './onix-element.ts';

/** As long as a book's author may be. */
const maxLength = 200;

// Writers; without any, other makers of its text or pictures; then editors. A
// translator, a reader or the writer of the preface is no author.
const authorRoles = [
  ['A01', 'A02'],
  ['A14', 'A38', 'A09', 'A03', 'A04', 'A05', 'A06', 'A10', 'A11', 'A99'],
  ['A07', 'A08', 'A12', 'A13', 'A31', 'A35', 'A36', 'A40'],
  ['B01', 'B09', 'B11', 'B12', 'B13', 'B15', 'B20', 'B21', 'B26', 'C01'],
];
const unnamed = new Map(
  Object.entries({
    '02': 'Anonymous',
    '04': 'Various authors',
  }),
);

/** The authors of a product in their order, as many as a book can name. */
export function authorsOf(product: OnixElement): string {
  const contributors = all(product, 'DescriptiveDetail', 'Contributor').map((element, i) => ({
    element,
    place: Number(value(element, 'SequenceNumber') || i + 1),
  }));
  const inOrder = contributors.sort((a, b) => a.place - b.place).map(({ element }) => element);
  const groups = authorRoles.map((roles) => inOrder.filter(is('ContributorRole', ...roles)));
  const authors = groups.find((group) => group.length > 0) ?? [];
  const names = [...new Set(authors.map(nameOf).filter(Boolean))];
  return names.reduce((text, name) => {
    const longer = text ? `${text}, ${name}` : name;
    return longer.length > maxLength && text ? text : longer;
  }, '');
}

const parts: Value[] = [
  ...['TitlesBeforeNames', 'NamesBeforeKey', 'PrefixToKey', 'KeyNames', 'NamesAfterKey'],
  ...['SuffixToKey', 'LettersAfterNames', 'TitlesAfterNames'],
] as Value[];

function nameOf(contributor: OnixElement): string {
  const read = (name: Value) => plainLine(markupOf(contributor, name));
  const whole = read('PersonName');
  if (whole) return whole;
  if (read('KeyNames')) return joined(parts.map(read));
  const inverted = read('PersonNameInverted') || read('CorporateNameInverted');
  if (inverted) {
    const [last = '', first = '', ...suffixes] = inverted.split(/,\s?/);
    return joined([first, last, ...suffixes]);
  }
  return read('CorporateName') || (unnamed.get(value(contributor, 'UnnamedPersons')) ?? '');
}

/** With a space between, but behind an apostrophe: `L’Étranger`, `Jeanne d’Arc`. */
function joined(words: string[]): string {
  return words.filter(Boolean).reduce((text, word) => {
    const isTight = text === '' || /(?<=\p{L})['’]$/u.test(text);
    return isTight ? text + word : `${text} ${word}`;
  }, '');
}

/** The title as its publisher states it, else out of its parts; without the subtitle when too long. */
export function titleOf(product: OnixElement): string {
  const titles = all(product, 'DescriptiveDetail', 'TitleDetail');
  const detail =
    titles.find(is('TitleType', '01')) ?? titles.find(is('TitleType', '00')) ?? titles[0];
  const stated = plainLine(markupOf(detail, 'TitleStatement'));
  if (stated && stated.length <= maxLength) return stated;
  const elements = all(detail, 'TitleElement');
  const own = elements.filter(is('TitleElementLevel', '01'));
  // Without a title of its own it is a part of a collection.
  const named = (own.length > 0 ? own : elements).map((element) => {
    const read = (name: Value) => plainLine(markupOf(element, name));
    const title = read('TitleText') || joined([read('TitlePrefix'), read('TitleWithoutPrefix')]);
    return { title: joined([title, read('PartNumber')]), subtitle: read('Subtitle') };
  });
  const title = named
    .map((each) => each.title)
    .filter(Boolean)
    .join(', ');
  const whole = [title, named[0]?.subtitle].filter(Boolean).join(': ');
  return whole.length > maxLength ? title : whole;
}

export function mainPublisherOf(product: OnixElement): OnixElement | undefined {
  const publishers = all(product, 'PublishingDetail', 'Publisher');
  return publishers.find(is('PublishingRole', '01')) ?? publishers[0];
}

export function publisherOf(product: OnixElement): string {
  const main = mainPublisherOf(product);
  const [imprint] = all(product, 'PublishingDetail', 'Imprint');
  const name = markupOf(main, 'PublisherName') || markupOf(imprint, 'ImprintName');
  return plainLine(name);
}

/** What the publisher says to everybody, in the shop's language where there are several. */
export function descriptionOf(product: OnixElement, language: string): string {
  const texts = all(product, 'CollateralDetail', 'TextContent').filter(
    (text) =>
      allOf(text, 'ContentAudience').length === 0 || is('ContentAudience', '00', '03')(text),
  );
  const isOurs = (text: OnixElement) => allOf(text, 'Text')[0]?.attributes.language === language;
  const found = ['03', '02', '01'].flatMap((type) => {
    const ofType = texts.filter(is('TextType', type));
    return ofType.find(isOurs) ?? ofType[0] ?? [];
  });
  return found.map((text) => markupOf(text, 'Text')).find((text) => text.trim() !== '') ?? '';
}
