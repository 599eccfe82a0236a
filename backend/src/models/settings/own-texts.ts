import { isDeepStrictEqual } from 'node:util';
import type { TextOfLanguage } from '../../contract/shop/settings.ts';
import { defaultSettingsOf, defaultWords } from './default-settings.ts';
import type { FullSettings } from './settings.model.ts';

/** The texts that the owner has changed; the others follow the shop's language. */
export function ownTextsOf(settings: FullSettings): TextOfLanguage[] {
  const own = textsOf(settings);
  const defaults = textsOf({
    ...settings,
    ...defaultSettingsOf(settings.language),
    ...defaultWords(settings),
    emailTexts: {},
  });
  const names = Object.keys(own) as TextOfLanguage[];
  return names.filter((name) => !isDeepStrictEqual(own[name], defaults[name]));
}

function textsOf(settings: FullSettings): Record<TextOfLanguage, unknown> {
  const { about, services, delivery, hero, news, categories, emailTexts } = settings;
  const { pages, shipping, newsletter, money, orderButton } = settings;
  return {
    about,
    services,
    delivery,
    hero,
    news,
    categories,
    'pages.terms': pages.terms,
    'pages.privacy': pages.privacy,
    'pages.accessibility': pages.accessibility,
    'shipping.tax': shipping.tax,
    'newsletter.promise': newsletter.promise,
    'money.locale': money.locale,
    orderButton,
    emailTexts,
  };
}
