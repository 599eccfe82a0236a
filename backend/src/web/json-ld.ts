import { authorsOf } from '../contract/book/author-names.ts';
import type { Book, PublicBook } from '../contract/book/book.ts';
import { languageTagOf } from '../contract/book/language-tag.ts';
import { decimalsOf, plainAmount } from '../contract/shop/formats.ts';
import { pictureAddress } from '../contract/identity/picture-address.ts';
import { shopPlaceholder } from '../contract/identity/shop-name.ts';
import type { ShopSettings } from '../contract/shop/settings.ts';
import { reducedFee } from '../contract/shop/money/shipping-cents.ts';
import { sitePages } from '../contract/shop/site-pages.ts';
import { knownLanguage } from '../contract/words/language.ts';
import { defaultSettingsOf } from '../models/settings/default-settings.ts';
import { bookFormatOf } from './book-words.ts';

// schema.org data of pages as JSON-LD, for search engines.

const maxDescription = 160;

export function coverAddress({ coverImage }: Book): string | undefined {
  return coverImage === '' ? undefined : pictureAddress(coverImage);
}

/** Makes an absolute URL of a path; other addresses are unchanged. */
export function wholeAddress(address: string, publicUrl = ''): string {
  return address.startsWith('/') ? `${publicUrl}${address}` : address;
}

export interface Site {
  /** PUBLIC_URL; without it, heads have no absolute URLs, since a Host header cannot be trusted. */
  publicUrl: string | undefined;
  settings: ShopSettings;
}

export function listJsonLd(name: string, books: PublicBook[], context: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    ...pageIn(context, 'CollectionPage'),
    itemListElement: books.map((book, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      // The description is on the book's own page: a list has to be short enough to arrive at once.
      item: { ...bookJsonLd(book, context), description: undefined },
    })),
  };
}

function bookJsonLd(book: PublicBook, { publicUrl, settings }: Site): object {
  const { currency } = settings.money;
  const image = coverAddress(book);
  const whole = (address: string) => wholeAddress(address, publicUrl);
  const url = whole(`/books/${book._id}`);
  const price = { price: plainAmount(book.newPrice, currency), priceCurrency: currency };
  const withVat = { '@type': 'PriceSpecification', ...price, valueAddedTaxIncluded: true };
  const offers = {
    '@type': 'Offer',
    url,
    ...price,
    ...(settings.vat.isOn && { priceSpecification: withVat }),
    availability: `https://schema.org/${availabilityOf(book)}`,
    ...(book.promise?.from && { availabilityStarts: book.promise.from }),
    itemCondition: `https://schema.org/${book.condition ? 'UsedCondition' : 'NewCondition'}`,
    ...returnPolicyOf(settings, publicUrl),
  };
  const inLanguage = languageTagOf(book);
  const category = settings.categories.find(({ slug }) => slug === book.category);
  const bookFormat = bookFormatOf(book);
  // schema.org's properties of each field; undefined for none, or if the offer has them.
  const properties = {
    title: { name: book.title },
    _id: { url },
    description: { description: shorten(book.description) },
    author: book.author ? { author: personsOf(book.author) } : undefined,
    coverImage: image ? { image: whole(image) } : undefined,
    category: { genre: category?.name ?? book.category },
    newPrice: { offers },
    isbn: book.isbn ? { isbn: book.isbn, ...(image && { gtin13: book.isbn }) } : undefined,
    publisher: book.publisher
      ? { publisher: { '@type': 'Organization', name: book.publisher } }
      : undefined,
    year: book.year ? { datePublished: String(book.year).padStart(4, '0') } : undefined,
    pages: book.pages ? { numberOfPages: book.pages } : undefined,
    language: inLanguage ? { inLanguage } : undefined,
    format: bookFormat ? { bookFormat } : undefined,
    draft: undefined,
    antique: undefined,
    priceLifted: undefined,
    stock: undefined,
    oldPrice: undefined,
    trending: undefined,
    createdAt: undefined,
    updatedAt: undefined,
    condition: undefined,
    conditionNote: undefined,
    vatRate: undefined,
    supply: undefined,
    supplyDays: undefined,
    availableFrom: undefined,
  } satisfies Record<keyof Book, object | undefined>;
  // Search engines require an image of a product.
  const type = image ? ['Book', 'Product'] : 'Book';
  return Object.assign({ '@type': type }, ...Object.values(properties)) as object;
}

const availabilityOfKind = {
  orderIn: 'BackOrder',
  preorder: 'PreOrder',
  gone: 'Discontinued',
} as const;

function availabilityOf({ stock, promise }: PublicBook): string {
  if (promise) return availabilityOfKind[promise.kind];
  return stock === 0 ? 'OutOfStock' : 'InStock';
}

function personsOf(author: string): object {
  const persons = authorsOf(author).map((name) => ({ '@type': 'Person', name }));
  return persons.length === 1 && persons[0] ? persons[0] : persons;
}

export function bookPageJsonLd(book: PublicBook, context: Site): object {
  const page = pageIn(context, 'ItemPage');
  return { '@context': 'https://schema.org', ...bookJsonLd(book, context), ...page };
}

/** The page is in the shop's language, books may be in others; lists and shops have no language. */
function pageIn({ settings: { language } }: Site, type: 'CollectionPage' | 'ItemPage'): object {
  return { mainEntityOfPage: { '@type': type, inLanguage: knownLanguage(language) } };
}

export function shopJsonLd({ publicUrl, settings }: Site): object {
  const { contact, shop, social, language } = settings;
  const { address, phone, email } = contact;
  // A link for sharing is not a profile of the shop.
  const pages = social.map(({ url }) => url).filter((url) => !url.includes(shopPlaceholder));
  return {
    '@context': 'https://schema.org',
    '@type': 'BookStore',
    name: shop.name,
    knowsLanguage: knownLanguage(language),
    ...(publicUrl && { url: `${publicUrl}/` }),
    ...(address && {
      address: address
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(', '),
    }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(pages.length > 0 && { sameAs: pages }),
    ...shippingOf(settings),
  };
}

/**
 * The shipping conditions, if shipping is not free. They belong to the shop, since those of an offer
 * would need a country and a delivery time, which the settings lack.
 */
function shippingOf({ shipping, money }: ShopSettings): object {
  const { fee, freeFrom } = shipping;
  const { currency } = money;
  const amount = (value: object) => ({ '@type': 'MonetaryAmount', ...value, currency });
  const costs = (value: number, sum?: object) => ({
    '@type': 'ShippingConditions',
    ...(sum && { orderValue: amount(sum) }),
    shippingRate: amount({ value: plainAmount(value, currency) }),
  });
  if (fee === 0 || freeFrom === 0) return {};
  const below = freeFrom && plainAmount(freeFrom - 10 ** -decimalsOf(currency), currency);
  const conditions = freeFrom
    ? [
        costs(fee, { minValue: '0', maxValue: below }),
        costs(reducedFee(shipping), { minValue: plainAmount(freeFrom, currency) }),
      ]
    : [costs(fee)];
  return { hasShippingService: { '@type': 'ShippingService', shippingConditions: conditions } };
}

/** The return policy, if the owner has chosen a locale: search engines require a country. */
function returnPolicyOf(
  { withdrawal, pages, language, money: { locale } }: ShopSettings,
  publicUrl: string | undefined,
): object {
  const country =
    locale !== defaultSettingsOf(language).money.locale && new Intl.Locale(locale).region;
  if (!withdrawal.isOn || !country) return {};
  const link = pages.returns && publicUrl && `${publicUrl}${sitePages.returns.path}`;
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: withdrawal.days,
      ...(link && { merchantReturnLink: link }),
    },
  };
}

export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxDescription) return line;
  const space = line.lastIndexOf(' ', maxDescription - 1);
  return `${line.slice(0, space > 0 ? space : maxDescription - 1)}…`;
}
