import { isDeepStrictEqual } from 'node:util';
import type { ShopSettings } from '../contract/shop/settings.ts';
import { accentStyle, accentStyleId } from '../contract/identity/accent.ts';
import { halvesOf, shopDataId } from '../contract/identity/shop-name.ts';
import { directionOf, knownLanguage, localeOfLanguage } from '../contract/words/language.ts';
import { wholeTitle } from '../contract/shop/site-pages.ts';
import { defaultSettings } from '../models/settings/default-settings.ts';
import { manifestPath } from './icons/shop-files.ts';
import { wholeAddress, type Site } from './json-ld.ts';
import { escapeHtml } from '../text/html.ts';
import { wordsOf } from '../words/words-of.ts';

// The head of a page, which search engines and link previews read without running scripts.

export interface PageHead {
  /** Without the shop's name. */
  title: string | null;
  description: string;
  /** The path of the canonical URL, if there is one. */
  canonical?: string;
  /** Address or path of a picture. */
  image?: string;
  kind?: 'website' | 'book';
  jsonLd?: object;
  isHidden?: boolean;
}

/** Puts this head and the shop's settings into the built page. */
export function withHead(html: string, head: PageHead, { publicUrl, settings }: Site): string {
  const { description, canonical, image, kind = 'website', jsonLd, isHidden } = head;
  const { shop } = settings;
  const title = wholeTitle(head.title, shop);
  const whole = (address: string) => wholeAddress(address, publicUrl);
  const tags = [
    isHidden && '<meta name="robots" content="noindex" />',
    publicUrl && canonical && `<link rel="canonical" href="${escapeHtml(whole(canonical))}" />`,
    publicUrl && canonical && property('og:url', whole(canonical)),
    property('og:site_name', shop.name),
    property('og:type', kind),
    property('og:locale', localeOf(settings)),
    property('og:title', title),
    property('og:description', description),
    image && property('og:image', whole(image)),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />`,
    jsonLd && `<script type="application/ld+json">${escapeJson(jsonLd)}</script>`,
    `<link rel="manifest" href="${manifestPath}" />`,
    shopData(settings),
    shop.accent && `<style id="${accentStyleId}">${accentStyle(shop.accent)}</style>`,
  ].filter(Boolean);
  // Functions as replacements: a "$&" in a title is text.
  return html
    .replace('<html lang="en">', () => htmlTag(settings.language))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeHtml(description)}" />`,
    )
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
    .replace(/<link rel="icon"[^>]*>/, (link) =>
      isDeepStrictEqual(shop, defaultSettings.shop) ? link : ownIcons,
    )
    .replace(/<noscript>.*<\/noscript>/s, (words) => noscriptOf(settings, words));
}

function htmlTag(language: string): string {
  const known = knownLanguage(language);
  const direction = directionOf(known) === 'rtl' ? ' dir="rtl"' : '';
  return `<html lang="${known}"${direction}>`;
}

/** A shop with default identity keeps the icon of the built page. */
const ownIcons =
  '<link rel="icon" href="/favicon.ico" sizes="32x32" />\n    <link rel="apple-touch-icon" href="/icons/192.png" />';

/** The settings that the app needs at once; undefined for the defaults, which are built in. */
function shopData({ shop, money }: ShopSettings): string | undefined {
  const data = { shop, money };
  const defaults = { shop: defaultSettings.shop, money: defaultSettings.money };
  if (isDeepStrictEqual(data, defaults)) return undefined;
  return `<script type="application/json" id="${shopDataId}">${escapeJson(data)}</script>`;
}

/** The text for browsers without scripts, with the name and in the language of the shop. */
function noscriptOf({ shop: { name }, language }: ShopSettings, built: string): string {
  const [first, second] = halvesOf(name).map(escapeHtml);
  const { text, allBooks } = wordsOf(language).noscript;
  return built
    .replace(
      'Story<span class="brand-mark">loom<',
      () => `${first}<span class="brand-mark">${second}<`,
    )
    .replace(/(?<=<p class="max-w-prose">)[^<]*/, () => `${escapeHtml(text(name))} `)
    .replace(/(?<=<a href="\/books" class="link">)[^<]*/, () => escapeHtml(allBooks));
}

/** The shop's locale if its language is that of the pages: `de_CH`. */
function localeOf({ language, money: { locale } }: ShopSettings): string {
  const isSame = new Intl.Locale(locale).language === language;
  const { language: code, region } = new Intl.Locale(isSame ? locale : localeOfLanguage[language]);
  return region ? `${code}_${region}` : code;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`;
}

/** Escapes "<", since "</script" and "<!--" would end a script element. */
export function escapeJson(value: object): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
