import { isDeepStrictEqual } from 'node:util';
import type { NewsItem, ShopSettings } from '../../contract/shop/settings.ts';
import {
  defaultLanguage,
  knownLanguage,
  localeOfLanguage,
  type Language,
} from '../../contract/words/language.ts';
import { orderButtonOf } from '../../contract/order/order-button.ts';
import { defaultShop, shopPlaceholder } from '../../contract/identity/shop-name.ts';
import { wordsOf } from '../../words/words-of.ts';

// The settings of a shop until its owner changes them, in its language.

/** Also the currency of orders from before orders stored one. */
export const firstCurrency = 'USD';

const made = new Map<Language, ShopSettings>();

/** Returns the same object for the same language. */
export function defaultSettingsOf(language: string): ShopSettings {
  const known = knownLanguage(language);
  let settings = made.get(known);
  if (!settings) made.set(known, (settings = makeDefaults(known)));
  return settings;
}

function makeDefaults(language: Language): ShopSettings {
  const texts = wordsOf(language).defaultTexts;
  const { name } = defaultShop;
  const facts = { name, hasDefaultCategories: true, hasPickup: false, isFree: true };
  const { terms, privacy, accessibility } = texts.pages;
  const news = texts.news.map(({ title, description, story }, index): NewsItem => {
    const id = index + 1;
    return { id, title, description, image: `news-${id}.webp`, story };
  });
  return {
    language,
    sender: name,
    contact: { address: '', phone: '', email: '', hours: '' },
    social: [
      {
        name: 'Facebook',
        url: `https://www.facebook.com/sharer/sharer.php?u=${shopPlaceholder}`,
      },
      { name: 'Twitter', url: `https://twitter.com/intent/tweet?url=${shopPlaceholder}` },
      {
        name: 'LinkedIn',
        url: `https://www.linkedin.com/sharing/share-offsite/?url=${shopPlaceholder}`,
      },
    ],
    about: texts.about(facts),
    services: texts.services(facts),
    delivery: texts.delivery(facts),
    hero: texts.hero,
    news,
    lowStock: 3,
    shop: { ...defaultShop, line: texts.shopLine },
    money: { currency: firstCurrency, locale: localeOfLanguage[language], timeZone: 'UTC' },
    categories: Object.entries(texts.categories).map(([slug, name]) => ({ slug, name })),
    pages: { terms, privacy, returns: '', imprint: '', accessibility },
    shipping: { fee: 0, freeFrom: null, tax: texts.tax, rule: 'free' },
    newsletter: { isOn: true, promise: texts.newsletterFrequency },
    withdrawal: { isOn: false, days: 14 },
    guarantee: { isOn: false, image: '', url: '' },
    counter: { mode: 'sale' },
    orderButton: orderButtonOf(language),
    pickup: { isOn: false, hours: '' },
    lowestPrice: false,
    retention: { ordersYears: null, emailsMonths: 24 },
    safety: { isOn: false },
    gift: { isOn: false, fee: 0 },
    fixedPrice: 'none',
    vat: { isOn: false, rate: 0, shippingRate: null },
    supply: { orderIn: false, days: 5 },
  };
}

/** The defaults in the default language. */
export const defaultSettings = defaultSettingsOf(defaultLanguage);

type Words = Pick<ShopSettings, 'sender' | 'about' | 'services' | 'delivery'>;

/** Default texts that depend on name, categories, shipping, taxes and pickup. */
export function defaultWords(
  settings: Pick<ShopSettings, 'language' | 'shop' | 'categories' | 'shipping' | 'pickup'>,
): Words {
  const { name } = settings.shop;
  const { fee, tax } = settings.shipping;
  const defaults = defaultSettingsOf(settings.language);
  const texts = wordsOf(settings.language).defaultTexts;
  const facts = {
    name,
    hasDefaultCategories: isDeepStrictEqual(settings.categories, defaults.categories),
    hasPickup: settings.pickup.isOn,
    isFree: fee === 0 && tax === defaults.shipping.tax,
  };
  return {
    sender: name,
    about: texts.about(facts),
    services: texts.services(facts),
    delivery: texts.delivery(facts),
  };
}
