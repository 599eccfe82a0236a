/** An ONIX element, with its reference name or its short tag. */
export interface OnixElement {
  name: string;
  attributes: Partial<Record<string, string>>;
  text: string;
  /** The text with its HTML elements. */
  html?: string;
  children: OnixElement[];
}

/** The short tags of elements with values; those of other elements are their names in lower case. */
const codes = {
  NotificationType: 'a002',
  ProductIDType: 'b221',
  IDValue: 'b244',
  ProductForm: 'b012',
  TitleType: 'b202',
  TitleStatement: 'x478',
  TitleElementLevel: 'x409',
  PartNumber: 'x410',
  TitleText: 'b203',
  Subtitle: 'b029',
  TitlePrefix: 'b030',
  TitleWithoutPrefix: 'b031',
  SequenceNumber: 'b034',
  ContributorRole: 'b035',
  PersonName: 'b036',
  PersonNameInverted: 'b037',
  TitlesBeforeNames: 'b038',
  NamesBeforeKey: 'b039',
  PrefixToKey: 'b247',
  KeyNames: 'b040',
  NamesAfterKey: 'b041',
  SuffixToKey: 'b248',
  LettersAfterNames: 'b042',
  TitlesAfterNames: 'b043',
  CorporateName: 'b047',
  CorporateNameInverted: 'x443',
  UnnamedPersons: 'b249',
  PublishingRole: 'b291',
  PublisherName: 'b081',
  ImprintName: 'b079',
  PublishingStatus: 'b394',
  PublishingDateRole: 'x448',
  Date: 'b306',
  ExtentType: 'b218',
  ExtentValue: 'b219',
  ExtentUnit: 'b220',
  LanguageRole: 'b253',
  LanguageCode: 'b252',
  TextType: 'x426',
  ContentAudience: 'x427',
  Text: 'd104',
  ProductAvailability: 'j396',
  UnpricedItemType: 'j192',
  PriceType: 'x462',
  PriceQualifier: 'j261',
  PriceConditionType: 'x463',
  MinimumOrderQuantity: 'j263',
  PricePer: 'j239',
  PriceDateRole: 'x476',
  PriceEffectiveFrom: 'j161',
  PriceEffectiveUntil: 'j162',
  PriceAmount: 'j151',
  CurrencyCode: 'j152',
  TaxType: 'x470',
  TaxRateCode: 'x471',
  TaxRatePercent: 'x472',
  CountriesIncluded: 'x449',
  RegionsIncluded: 'x450',
  CountriesExcluded: 'x451',
  RegionsExcluded: 'x452',
  DefaultCurrencyCode: 'm186',
  DefaultPriceType: 'x310',
  WebsiteRole: 'b367',
  WebsiteLink: 'b295',
  ProductContactRole: 'x482',
  ProductContactName: 'x484',
  EmailAddress: 'j272',
  StreetAddress: 'x552',
  PostalCode: 'x590',
  LocationName: 'j349',
  CountryCode: 'b251',
} as const;
export type ElementName = keyof typeof codes;

export function findAll(element: OnixElement | undefined, ...path: string[]): OnixElement[] {
  return path.reduce<OnixElement[]>(
    (found, name) =>
      found.flatMap(({ children }) =>
        children.filter((child) => child.name.toLowerCase() === name.toLowerCase()),
      ),
    element ? [element] : [],
  );
}

/** Children that may be repeated, such as roles. */
export function childrenOf(element: OnixElement | undefined, name: ElementName): OnixElement[] {
  return (element?.children ?? []).filter(
    (part) => part.name === name || part.name === codes[name],
  );
}

export function textOf(element: OnixElement | undefined, name: ElementName): string {
  return oneLine(childrenOf(element, name)[0]?.text ?? '');
}

/** Text that may have markup. */
export function markupOf(element: OnixElement | undefined, name: ElementName): string {
  const [found] = childrenOf(element, name);
  return found?.html ?? found?.text ?? '';
}

export function hasText(name: ElementName, ...wanted: string[]) {
  return (element: OnixElement) =>
    childrenOf(element, name).some(({ text }) => wanted.includes(oneLine(text)));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
