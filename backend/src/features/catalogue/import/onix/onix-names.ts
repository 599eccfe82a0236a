import { plainLine } from '../../../../text/plain-text.ts';
import {
  findAll,
  childrenOf,
  hasText,
  markupOf,
  textOf,
  type OnixElement,
  type ElementName,
} from './onix-element.ts';

/** The maximum of a book's title and author. */
const maxLength = 200;

// Writers; if there are none, creators of its text or pictures; then compilers; then editors. Not
// translators, readers and writers of prefaces.
const authorRoles = [
  ['A01', 'A02'],
  ['A14', 'A38', 'A09', 'A03', 'A04', 'A05', 'A06', 'A10', 'A11', 'A99'],
  ['A07', 'A08', 'A12', 'A13', 'A31', 'A35', 'A36', 'A40'],
  ['B01', 'B09', 'B11', 'B12', 'B13', 'B15', 'B20', 'B21', 'B26', 'C01'],
];
const unnamedPersons = new Map(
  Object.entries({
    '02': 'Anonymous',
    '04': 'Various authors',
  }),
);

/** The authors of a product in their order, as many as fit. */
export function authorLineOf(product: OnixElement): string {
  const contributors = findAll(product, 'DescriptiveDetail', 'Contributor').map((element, i) => ({
    element,
    position: Number(textOf(element, 'SequenceNumber') || i + 1),
  }));
  const inOrder = contributors
    .sort((a, b) => a.position - b.position)
    .map(({ element }) => element);
  const groups = authorRoles.map((roles) => inOrder.filter(hasText('ContributorRole', ...roles)));
  const authors = groups.find((group) => group.length > 0) ?? [];
  const names = [...new Set(authors.map(nameOf).filter(Boolean))];
  return names.reduce((text, name) => {
    const longer = text ? `${text}, ${name}` : name;
    return longer.length > maxLength && text ? text : longer;
  }, '');
}

const nameParts: ElementName[] = [
  'TitlesBeforeNames',
  'NamesBeforeKey',
  'PrefixToKey',
  'KeyNames',
  'NamesAfterKey',
  'SuffixToKey',
  'LettersAfterNames',
  'TitlesAfterNames',
] as ElementName[];

function nameOf(contributor: OnixElement): string {
  const read = (name: ElementName) => plainLine(markupOf(contributor, name));
  const whole = read('PersonName');
  if (whole) return whole;
  if (read('KeyNames')) return joinWords(nameParts.map(read));
  const inverted = read('PersonNameInverted') || read('CorporateNameInverted');
  if (inverted) {
    const [last = '', first = '', ...suffixes] = inverted.split(/,\s?/);
    return joinWords([first, last, ...suffixes]);
  }
  return read('CorporateName') || (unnamedPersons.get(textOf(contributor, 'UnnamedPersons')) ?? '');
}

/** Joins words with a space, except after an apostrophe: `L’Étranger`, `Jeanne d’Arc`. */
function joinWords(words: string[]): string {
  return words.filter(Boolean).reduce((text, word) => {
    const isTight = text === '' || /(?<=\p{L})['’]$/u.test(text);
    return isTight ? text + word : `${text} ${word}`;
  }, '');
}

/** The publisher's title statement, else the title from its parts; without the subtitle if too long. */
export function titleOf(product: OnixElement): string {
  const titles = findAll(product, 'DescriptiveDetail', 'TitleDetail');
  const detail =
    titles.find(hasText('TitleType', '01')) ?? titles.find(hasText('TitleType', '00')) ?? titles[0];
  const stated = plainLine(markupOf(detail, 'TitleStatement'));
  if (stated && stated.length <= maxLength) return stated;
  const elements = findAll(detail, 'TitleElement');
  const own = elements.filter(hasText('TitleElementLevel', '01'));
  // A part of a collection may have no title of its own.
  const named = (own.length > 0 ? own : elements).map((element) => {
    const read = (name: ElementName) => plainLine(markupOf(element, name));
    const title = read('TitleText') || joinWords([read('TitlePrefix'), read('TitleWithoutPrefix')]);
    return { title: joinWords([title, read('PartNumber')]), subtitle: read('Subtitle') };
  });
  const title = named
    .map((each) => each.title)
    .filter(Boolean)
    .join(', ');
  const whole = [title, named[0]?.subtitle].filter(Boolean).join(': ');
  return whole.length > maxLength ? title : whole;
}

export function mainPublisherOf(product: OnixElement): OnixElement | undefined {
  const publishers = findAll(product, 'PublishingDetail', 'Publisher');
  return publishers.find(hasText('PublishingRole', '01')) ?? publishers[0];
}

export function publisherOf(product: OnixElement): string {
  const main = mainPublisherOf(product);
  const [imprint] = findAll(product, 'PublishingDetail', 'Imprint');
  const name = markupOf(main, 'PublisherName') || markupOf(imprint, 'ImprintName');
  return plainLine(name);
}

/** The description for the general public, in the shop's language if there are several. */
export function descriptionOf(product: OnixElement, language: string): string {
  const texts = findAll(product, 'CollateralDetail', 'TextContent').filter(
    (text) =>
      childrenOf(text, 'ContentAudience').length === 0 ||
      hasText('ContentAudience', '00', '03')(text),
  );
  const isOurs = (text: OnixElement) =>
    childrenOf(text, 'Text')[0]?.attributes.language === language;
  const found = ['03', '02', '01'].flatMap((type) => {
    const ofType = texts.filter(hasText('TextType', type));
    return ofType.find(isOurs) ?? ofType[0] ?? [];
  });
  return found.map((text) => markupOf(text, 'Text')).find((text) => text.trim() !== '') ?? '';
}
