import * as z from 'zod/mini';
import { coverImageSchema } from './book.ts';
import { emailSchema } from './email.ts';
import { asNumber } from './number.ts';
import { isPlainLine, optionalLine, freeText, requiredLine } from './text.ts';

// The shop's own words. Text only: lines and paragraphs are kept, an empty line parts
// paragraphs, and a paragraph that begins with "# " is a heading.

/** Where the address of the shop goes in the address of a social link, for "share" links. */
export const shopPlaceholder = '{shop}';

/** A link's address is http(s) only: anything else with a scheme could run as a script. */
const webAddressSchema = requiredLine(2048).check(
  z.refine(isWebAddress, 'must be an address that begins with http:// or https://'),
);

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s]/i.test(text) && isPlainLine(text) && URL.canParse(text);
}

const contactSchema = z.object({
  address: freeText(500),
  phone: optionalLine(50),
  email: z.union([z.literal(''), emailSchema], 'must be an e-mail address'),
  hours: freeText(500),
});

const socialLinkSchema = z.object({ name: requiredLine(50), url: webAddressSchema });
export type SocialLink = z.infer<typeof socialLinkSchema>;

const newsItemSchema = z.object({
  /** Stands in the note's address, so it stays when the note moves in the list. */
  id: z.int('must be a whole number').check(z.minimum(1, 'must be 1 or more')),
  title: requiredLine(200),
  description: requiredLine(500),
  /** One of the shop's own pictures, a stored cover, or an http(s) address; '' for none. */
  image: coverImageSchema,
  /** The note in full, below its description. */
  story: z._default(freeText(5_000), ''),
});
export type NewsItem = z.infer<typeof newsItemSchema>;

export const maxNewsItems = 5;
export const maxSocialLinks = 8;

const lowStockSchema = z.pipe(
  asNumber(
    z.union(
      [z.number(), z.string().check(z.regex(/^\d{1,6}$/, 'must be a whole number'))],
      'must be a whole number',
    ),
  ),
  z
    .int('must be a whole number')
    .check(z.minimum(0, 'must be 0 or more'), z.maximum(100_000, 'must be 100000 or less')),
);

/** The one list of what the owner says of the shop; stored, shown and edited by it. */
export const settingsSchema = z.object({
  /** Whose name letters carry. */
  sender: requiredLine(100),
  contact: contactSchema,
  social: z
    .array(socialLinkSchema)
    .check(z.maxLength(maxSocialLinks, `must have at most ${maxSocialLinks} links`)),
  about: freeText(5_000),
  services: freeText(5_000),
  /** What is promised of every delivery. */
  delivery: freeText(300),
  /** The paragraph under the home page's headline. */
  hero: freeText(500),
  news: z.array(newsItemSchema).check(
    z.maxLength(maxNewsItems, `must have at most ${maxNewsItems} items`),
    z.refine(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'must not have the same id twice',
    ),
  ),
  /** The owner's table calls a book short of copies from this number down. */
  lowStock: lowStockSchema,
});
export type ShopSettings = z.output<typeof settingsSchema>;

/** For admins also how letters are sent. */
export const adminSettingsSchema = z.extend(settingsSchema, {
  letters: z.object({
    /** Whether letters go out at all: a setting of the environment. */
    isOn: z.boolean(),
    /** One letter a day about new orders instead of one for each. */
    digest: z.boolean(),
  }),
});
export type AdminSettings = z.output<typeof adminSettingsSchema>;

/** What everybody sees, and what admins see beside it. */
export const settingsAnswerSchema = z.extend(settingsSchema, {
  letters: z.optional(adminSettingsSchema.shape.letters),
});

/** What the owner's form holds and sends. */
export const settingsFormSchema = z.extend(settingsSchema, {
  letters: z.object({ digest: z.boolean('must be true or false') }),
});
export type SettingsFields = z.input<typeof settingsFormSchema>;
export type SettingsForm = z.output<typeof settingsFormSchema>;

/** What is left out stays as it is. */
export const settingsChangeSchema = z
  .partial(z.extend(settingsFormSchema, { contact: z.partial(contactSchema) }))
  .check(z.refine((change) => Object.keys(change).length > 0, 'must change something'));
export type SettingsChange = z.output<typeof settingsChangeSchema>;
