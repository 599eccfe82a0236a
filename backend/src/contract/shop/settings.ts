import * as z from 'zod/mini';
import { coverImageSchema } from '../book/book.ts';
import { fixedPrices } from '../book/fixed-price.ts';
import { maxSupplyDays } from '../book/promise.ts';
import { namesSomething, someOf } from '../change.ts';
import { wholeNumberInput } from '../number/number.ts';
import { emailSchema } from '../text/email.ts';
import { atMost, isPlainLine, optionalLine, freeText, requiredLine } from '../text/text.ts';
import { emailTextsSchema } from './email-texts.ts';
import { categoryMovesSchema, shopCategoriesSchema } from '../book/categories/shop-categories.ts';
import { shopIdentitySchema } from '../identity/shop-identity.ts';
import { giftSettingSchema } from '../order/gift.ts';
import { shippingSchema, shopMoneySchema } from './money/shop-money.ts';
import { languages } from '../words/language.ts';
import { orderButtons } from './order-button.ts';
import type { LegalPageName } from './site-pages.ts';
import { vatSettingSchema } from './money/vat-setting.ts';
import { rule } from '../words/rules.ts';

// The shop's own words. Text only: lines and paragraphs are kept, an empty line parts
// paragraphs, and a paragraph that begins with "# " is a heading.

/** A link's address is http(s) only: anything else with a scheme could run as a script. */
const webAddressSchema = requiredLine(2048).check(z.refine(isWebAddress, rule('not_web_address')));

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s]/i.test(text) && isPlainLine(text) && URL.canParse(text);
}

const isOrIsNot = z.boolean(rule('not_boolean'));

const contactSchema = z.object({
  address: freeText(500),
  phone: optionalLine(50),
  email: z.union([z.literal(''), emailSchema], rule('not_email')),
  hours: freeText(500),
});

const socialLinkSchema = z.object({ name: requiredLine(50), url: webAddressSchema });
export type SocialLink = z.infer<typeof socialLinkSchema>;

const newsItemSchema = z.object({
  /** Stands in the note's address, so it stays when the note moves in the list. */
  id: z.int(rule('not_whole_number')).check(z.minimum(1, rule('too_small', { min: 1 }))),
  title: requiredLine(200),
  description: requiredLine(500),
  /** One of the shop's own pictures, a stored cover, or an http(s) address; '' for none. */
  image: coverImageSchema,
  /** The note in full, below its description. */
  story: z._default(freeText(5_000), ''),
});
export type NewsItem = z.infer<typeof newsItemSchema>;

/** One without text is not there. */
const legalPage = freeText(20_000);
const legalPagesSchema = z.object({
  terms: legalPage,
  privacy: legalPage,
  returns: legalPage,
  imprint: legalPage,
  accessibility: legalPage,
} satisfies Record<LegalPageName, unknown>);

/** Withdrawal from a contract (Directive 2023/2673). */
export const withdrawalSettingSchema = z.object({
  isOn: isOrIsNot,
  /** How many days after delivery; the law asks for 14. */
  days: wholeNumberInput(14, 365),
});

/** The official notice on the legal guarantee: a picture, an address of it, or both. */
const guaranteeSchema = z.object({
  isOn: isOrIsNot,
  image: coverImageSchema,
  url: z.union([z.literal(''), webAddressSchema], rule('not_web_address')),
});

export const counterSettings = ['sale', 'stock'] as const;
const counterSettingSchema = z.object({
  mode: z.enum(counterSettings, rule('not_one_of', { options: counterSettings })),
});

/** Who made each book, on its page (Regulation (EU) 2023/988). */
const safetySchema = z.object({ isOn: isOrIsNot });
/** Whether books that are sold out can be ordered in, and in how many days they are there. */
const supplySettingSchema = z.object({
  orderIn: isOrIsNot,
  days: wholeNumberInput(1, maxSupplyDays),
});

const retentionSchema = z.object({
  /** After so many years a closed order loses the person; null for never. */
  ordersYears: z.nullable(wholeNumberInput(1, 30)),
  /** After so many months the texts of emails go. */
  emailsMonths: wholeNumberInput(1, 120),
});

export const maxNewsItems = 5;
export const maxSocialLinks = 8;

/** The one list of what the owner says of the shop; stored, shown and edited by it. */
export const settingsSchema = z.object({
  /** Of the pages, emails and printouts; each book has a language of its own. */
  language: z.enum(languages),
  /** Name of the sender in emails. */
  sender: requiredLine(100),
  contact: contactSchema,
  social: z.array(socialLinkSchema).check(atMost(maxSocialLinks, 'links')),
  about: freeText(5_000),
  services: freeText(5_000),
  /** What is promised of every delivery. */
  delivery: freeText(300),
  /** The paragraph under the home page's headline. */
  hero: freeText(500),
  news: z.array(newsItemSchema).check(
    atMost(maxNewsItems, 'items'),
    z.refine(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      rule('same_id_twice'),
    ),
  ),
  /** The owner's table calls a book short of copies from this number down. */
  lowStock: wholeNumberInput(0, 100_000),
  /** How the shop names itself. */
  shop: shopIdentitySchema,
  money: shopMoneySchema,
  /** In the order in which they are shown. */
  categories: shopCategoriesSchema,
  /** The pages that the law requires. */
  pages: legalPagesSchema,
  shipping: shippingSchema,
  newsletter: z.object({
    isOn: isOrIsNot,
    /** How often it comes, as the form says it. */
    promise: optionalLine(200),
  }),
  withdrawal: withdrawalSettingSchema,
  /** The notice of Regulation (EU) 2025/1960, shown as it was uploaded. */
  guarantee: guaranteeSchema,
  /** `stock`: the money is taken at a till of the owner's, and a scan only moves the stock. */
  counter: counterSettingSchema,
  /** What the button that orders says. */
  orderButton: z.enum(orderButtons, rule('not_one_of', { options: orderButtons })),
  /** Collecting an order in the shop; when that is possible. */
  pickup: z.object({ isOn: isOrIsNot, hours: freeText(300) }),
  /** Whether a reduced book says its lowest price of the 30 days before (Directive 98/6/EC, 6a). */
  lowestPrice: isOrIsNot,
  retention: retentionSchema,
  safety: safetySchema,
  /** Whether orders may be gifts, and what wrapping one costs. */
  gift: giftSettingSchema,
  /** Whether new books are sold at fixed prices, as the law of many countries has it. */
  fixedPrice: z.enum(fixedPrices, rule('not_one_of', { options: fixedPrices })),
  /** Off: one tax line, as `shipping.tax` says it. */
  vat: vatSettingSchema,
  /** A book with a supply of its own is not asked. */
  supply: supplySettingSchema,
});
export type ShopSettings = z.output<typeof settingsSchema>;

/** What the shop comes with in each language, until its owner changes it. */
const textsOfLanguage = [
  ...(['about', 'services', 'delivery', 'hero', 'news', 'categories', 'emailTexts'] as const),
  ...(['pages.terms', 'pages.privacy', 'pages.accessibility'] as const),
  ...(['shipping.tax', 'newsletter.promise', 'money.locale', 'orderButton'] as const),
] as const;
export type TextOfLanguage = (typeof textsOfLanguage)[number];

/** For admins also how emails are sent. */
export const adminSettingsSchema = z.extend(settingsSchema, {
  emails: z.object({
    /** Whether emails go out at all: a setting of the environment. */
    isOn: z.boolean(),
    /** One email a day about new orders instead of one for each. */
    digest: z.boolean(),
  }),
  /** The owner's texts of emails; a kind that is absent has the default text. */
  emailTexts: emailTextsSchema,
  /** Which of them the owner has changed: they stay when the language changes. */
  ownTexts: z.array(z.enum(textsOfLanguage)),
  /** The language that was chosen and that this version does not have: the shop is in English. */
  lostLanguage: z.optional(z.string()),
});
export type AdminSettings = z.output<typeof adminSettingsSchema>;

/** What everybody sees, and what only admins see. */
export const settingsResponseSchema = z.extend(settingsSchema, {
  emails: z.optional(adminSettingsSchema.shape.emails),
  emailTexts: z.optional(emailTextsSchema),
  ownTexts: z.optional(adminSettingsSchema.shape.ownTexts),
  lostLanguage: adminSettingsSchema.shape.lostLanguage,
});

/** What the owner's form holds and sends. */
export const settingsFormSchema = z.extend(settingsSchema, {
  emails: z.object({ digest: isOrIsNot }),
  emailTexts: emailTextsSchema,
  /** Where the books of a category go that is not in the list any more. */
  moveTo: z.optional(categoryMovesSchema),
});
export type SettingsFields = z.input<typeof settingsFormSchema>;
export type SettingsForm = z.output<typeof settingsFormSchema>;

/**
 * What is left out stays as it is, also inside a part; lists and the texts of emails are replaced
 * whole.
 */
export const settingsChangeSchema = z
  .partial(
    z.extend(settingsFormSchema, {
      contact: someOf(contactSchema),
      shop: someOf(shopIdentitySchema),
      money: someOf(shopMoneySchema),
      pages: someOf(legalPagesSchema),
      shipping: someOf(shippingSchema),
      newsletter: someOf(settingsSchema.shape.newsletter),
      withdrawal: someOf(withdrawalSettingSchema),
      guarantee: someOf(guaranteeSchema),
      counter: someOf(counterSettingSchema),
      pickup: someOf(settingsSchema.shape.pickup),
      retention: someOf(retentionSchema),
      safety: someOf(safetySchema),
      gift: someOf(giftSettingSchema),
      vat: someOf(vatSettingSchema),
      supply: someOf(supplySettingSchema),
    }),
  )
  .check(
    namesSomething,
    z.refine(({ moveTo, categories }) => !moveTo || categories !== undefined, {
      error: rule('categories_missing'),
      path: ['moveTo'],
    }),
  );
export type SettingsChange = z.output<typeof settingsChangeSchema>;
