import * as z from 'zod/mini';
import { coverImageSchema } from '../book/book.ts';
import { fixedPrices } from '../book/fixed-price.ts';
import { maxSupplyDays } from '../book/supply.ts';
import { namesSomething, someOf } from '../change.ts';
import { wholeNumberInput } from '../number/number.ts';
import { emailSchema } from '../text/email.ts';
import { atMost, isPlainLine, optionalLine, freeText, requiredLine } from '../text/text.ts';
import { emailTextsSchema } from '../email/email-texts.ts';
import { categoryMovesSchema, shopCategoriesSchema } from '../book/categories/shop-categories.ts';
import { shopIdentitySchema } from '../identity/shop-identity.ts';
import { giftSettingSchema } from '../order/gift.ts';
import { shippingSchema, shopMoneySchema } from './money/shop-money.ts';
import { languages } from '../words/language.ts';
import { orderButtons } from '../order/order-button.ts';
import type { LegalPageName } from './site-pages.ts';
import { vatSettingSchema } from './money/vat-setting.ts';
import { rule } from '../words/rules.ts';

// The owner's settings. Texts are plain text: an empty line separates paragraphs, and a paragraph that
// starts with "# " is a heading.

/** http(s) only: other schemes could run a script. */
const webAddressSchema = requiredLine(2048).check(z.refine(isWebAddress, rule('not_web_address')));

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s]/i.test(text) && isPlainLine(text) && URL.canParse(text);
}

const booleanSchema = z.boolean(rule('not_boolean'));

const contactSchema = z.object({
  address: freeText(500),
  phone: optionalLine(50),
  email: z.union([z.literal(''), emailSchema], rule('not_email')),
  hours: freeText(500),
});

const socialLinkSchema = z.object({ name: requiredLine(50), url: webAddressSchema });
export type SocialLink = z.infer<typeof socialLinkSchema>;

const newsItemSchema = z.object({
  /** Part of the item's address, so it does not change when the items are reordered. */
  id: z.int(rule('not_whole_number')).check(z.minimum(1, rule('too_small', { min: 1 }))),
  title: requiredLine(200),
  description: requiredLine(500),
  /** One of the shop's own pictures, a stored cover, or an http(s) address; '' for none. */
  image: coverImageSchema,
  /** The full text, below the description. */
  story: z._default(freeText(5_000), ''),
});
export type NewsItem = z.infer<typeof newsItemSchema>;

/** A page without text does not exist. */
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
  isOn: booleanSchema,
  /** Days after delivery; at least 14 by law. */
  days: wholeNumberInput(14, 365),
});

/** The official notice on the legal guarantee: a picture, an address of it, or both. */
const guaranteeSchema = z.object({
  isOn: booleanSchema,
  image: coverImageSchema,
  url: z.union([z.literal(''), webAddressSchema], rule('not_web_address')),
});

export const counterSettings = ['sale', 'stock'] as const;
const counterSettingSchema = z.object({
  mode: z.enum(counterSettings, rule('not_one_of', { options: counterSettings })),
});

/** Shows the publisher's contact on the page of each book (Regulation (EU) 2023/988). */
const safetySchema = z.object({ isOn: booleanSchema });

/** Whether sold-out books can be ordered in, and their delivery time to the shop. */
const supplySettingSchema = z.object({
  orderIn: booleanSchema,
  days: wholeNumberInput(1, maxSupplyDays),
});

const retentionSchema = z.object({
  /** Closed orders are anonymized after this time; null for never. */
  ordersYears: z.nullable(wholeNumberInput(1, 30)),
  /** Texts of emails are deleted after this time. */
  emailsMonths: wholeNumberInput(1, 120),
});

export const maxNewsItems = 5;
export const maxSocialLinks = 8;

/** All settings: stored, shown and edited by this schema. */
export const settingsSchema = z.object({
  /** The language of pages, emails and printouts. */
  language: z.enum(languages),
  /** Name of the sender in emails. */
  sender: requiredLine(100),
  contact: contactSchema,
  social: z.array(socialLinkSchema).check(atMost(maxSocialLinks, 'links')),
  about: freeText(5_000),
  services: freeText(5_000),
  /** A text about delivery times. */
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
  /** Books with this stock or less count as low in stock. */
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
    isOn: booleanSchema,
    /** A text about how often it is sent. */
    promise: optionalLine(200),
  }),
  withdrawal: withdrawalSettingSchema,
  /** The notice of Regulation (EU) 2025/1960, shown as it was uploaded. */
  guarantee: guaranteeSchema,
  /** `stock`: sales are recorded by another till; a scan only changes the stock. */
  counter: counterSettingSchema,
  orderButton: z.enum(orderButtons, rule('not_one_of', { options: orderButtons })),
  /** Whether orders can be collected in the shop, and when. */
  pickup: z.object({ isOn: booleanSchema, hours: freeText(300) }),
  /** Whether reduced books show their lowest price of the last 30 days (Directive 98/6/EC, 6a). */
  lowestPrice: booleanSchema,
  retention: retentionSchema,
  safety: safetySchema,
  /** Whether orders may be gifts, and the price of wrapping. */
  gift: giftSettingSchema,
  /** The law on fixed book prices, if any. */
  fixedPrice: z.enum(fixedPrices, rule('not_one_of', { options: fixedPrices })),
  /** If off, the only tax line is `shipping.tax`. */
  vat: vatSettingSchema,
  /** The default for books without their own `supply`. */
  supply: supplySettingSchema,
});
export type ShopSettings = z.output<typeof settingsSchema>;

/** Settings with a default for each language. */
const textsOfLanguage = [
  'about',
  'services',
  'delivery',
  'hero',
  'news',
  'categories',
  'emailTexts',
  'pages.terms',
  'pages.privacy',
  'pages.accessibility',
  'shipping.tax',
  'newsletter.promise',
  'money.locale',
  'orderButton',
] as const;
export type TextOfLanguage = (typeof textsOfLanguage)[number];

export const adminSettingsSchema = z.extend(settingsSchema, {
  emails: z.object({
    /** Whether emails are sent: set by the environment. */
    isOn: z.boolean(),
    /** One email a day about new orders instead of one for each. */
    digest: z.boolean(),
  }),
  /** The owner's texts of emails; a kind that is absent has the default text. */
  emailTexts: emailTextsSchema,
  /** Texts that the owner has changed: they are kept when the language changes. */
  ownTexts: z.array(z.enum(textsOfLanguage)),
  /** The stored language if this version lacks it; the shop is in English then. */
  lostLanguage: z.optional(z.string()),
});
export type AdminSettings = z.output<typeof adminSettingsSchema>;

/** The optional fields are for admins only. */
export const settingsResponseSchema = z.extend(settingsSchema, {
  emails: z.optional(adminSettingsSchema.shape.emails),
  emailTexts: z.optional(emailTextsSchema),
  ownTexts: z.optional(adminSettingsSchema.shape.ownTexts),
  lostLanguage: adminSettingsSchema.shape.lostLanguage,
});

/** The values of the owner's form. */
export const settingsFormSchema = z.extend(settingsSchema, {
  emails: z.object({ digest: booleanSchema }),
  emailTexts: emailTextsSchema,
  /** The new category for the books of each removed one. */
  moveTo: z.optional(categoryMovesSchema),
});
export type SettingsFields = z.input<typeof settingsFormSchema>;
export type SettingsFormValues = z.output<typeof settingsFormSchema>;

/** Omitted fields do not change, also in nested objects; arrays and email texts are replaced. */
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
