import * as z from 'zod/mini';
import { namesSomething } from '../change.ts';
import { idSchema, idsInQuery } from '../id.ts';
import { pageQuerySchema, wholeNumberInQuery } from '../paging.ts';
import { timestampSchema } from '../timestamp.ts';
import { priceInputSchema, priceSchema } from '../number/money.ts';
import { countSchema, wholeNumberInput } from '../number/number.ts';
import { conditionFilters, conditions, usedConditions } from './condition.ts';
import { vatRateInput, vatRateSchema } from '../number/vat-rate.ts';
import { categorySlugSchema } from './categories/shop-categories.ts';
import { manufacturerSchema } from './publishers/manufacturer.ts';
import { maxSupplyDays, deliveryEstimateSchema, supplies } from './supply.ts';
import { isBlankOrIsbn, isbnProblem, isIsbn, readIsbn } from './isbn.ts';
import { atMost, isPlainLine, optionalLine, requiredLine, requiredText } from '../text/text.ts';
import { rule } from '../words/rules.ts';

export const bookSorts = ['newest', 'price-asc', 'price-desc', 'title', 'stock'] as const;
export type BookSort = (typeof bookSorts)[number];

/** A book as the API returns it. Prices are in the shop's currency; `stock` is absent when not tracked. */
export const bookSchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.string(),
  /** The slug of one of the shop's categories; '' on a draft that has none yet. */
  category: z.string(),
  trending: z.boolean(),
  /** An `http(s)://` URL, or the name of a stored cover, or '' for none. */
  coverImage: z.string(),
  oldPrice: z.optional(priceSchema),
  newPrice: priceSchema,
  author: z.optional(z.string()),
  stock: z.optional(countSchema),
  /** 13 digits. */
  isbn: z.optional(z.string()),
  publisher: z.optional(z.string()),
  /** Of this edition when there is an ISBN, else of the first publication. */
  year: z.optional(z.int()),
  pages: z.optional(z.int()),
  language: z.optional(z.string()),
  format: z.optional(z.string()),
  /** Only admins receive drafts; absent on a published book. */
  draft: z.optional(z.boolean()),
  /** Exempt from the rules on product safety: the book's page does not name its publisher's address. */
  antique: z.optional(z.boolean()),
  /** The publisher has ended the fixed price, so the book may be sold for less. */
  priceLifted: z.optional(z.boolean()),
  /** Percent; absent for the shop's rate. */
  vatRate: z.optional(vatRateSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  /** Of a used copy; absent on a new book. */
  condition: z.optional(z.enum(usedConditions)),
  conditionNote: z.optional(z.string()),
  /** Absent for `stock`; Settings `supply` may let every sold-out book be ordered. */
  supply: z.optional(z.enum(supplies)),
  /** Days until a book that is ordered in arrives; the shop's number when absent. */
  supplyDays: z.optional(z.int()),
  /** The day on which a preorder appears. */
  availableFrom: z.optional(z.iso.date()),
});
export type Book = z.infer<typeof bookSchema>;

/** A book in responses to shoppers. */
export const publicBookSchema = z.extend(bookSchema, {
  /** Lowest price of the 30 days before the reduction, if Settings `lowestPrice` is on. */
  lowestPrice: z.optional(priceSchema),
  /** In the response for a single book, if Settings `safety` is on and the publisher's data are complete. */
  maker: z.optional(manufacturerSchema),
  /** Used copies with the same ISBN that can be bought: their number and the lowest price. */
  used: z.optional(z.object({ count: z.int(), from: priceSchema })),
  /** When an ordered-in book arrives; absent for books in stock or sold out. */
  promise: z.optional(deliveryEstimateSchema),
});
export type PublicBook = z.infer<typeof publicBookSchema>;

/** For how many days a delete, a change of many books and an import can be undone. */
export const undoDays = 30;

/** A deleted book in the owner's list; entries from old versions lack the admin's name. */
export const deletedBookSchema = z.extend(bookSchema, {
  deletedAt: timestampSchema,
  deletedBy: z.optional(z.string()),
});
export type DeletedBook = z.infer<typeof deletedBookSchema>;

/** A picture's address is http(s) only: anything else with a scheme could run as a script. */
export const coverImageSchema = z
  .string(rule('required'))
  .check(z.trim(), atMost(2048), z.refine(isCoverImage, rule('not_cover')));

export function isCoverImage(text: string): boolean {
  if (text === '') return true;
  if (!isPlainLine(text)) return false;
  if (/^https?:\/\//i.test(text)) return URL.canParse(text);
  return text.length <= 255 && !text.startsWith('.') && !/[/\\:<>"]/.test(text);
}

export const maxStock = 1_000_000;
const stockInputSchema = wholeNumberInput(0, maxStock);

const isbnText = (isOne: (text: string) => boolean) =>
  z.string().check(z.refine(isOne, { error: ({ input }) => isbnProblem(String(input)) }));

/** An ISBN with or without hyphens, as 13 digits. */
export const isbnSchema = z.pipe(
  isbnText(isIsbn),
  z.transform((text) => readIsbn(text) ?? text),
);

/** Codes of ISO 639 for unknown, uncoded and none. */
function isNoLanguage(text: string): boolean {
  return /^(?:und|mis|zxx)$/i.test(text);
}

/** Fields that may be left out, or given as null. */
const optional = <Given extends z.core.$ZodType, Kept>(
  given: Given,
  keep: (value: z.output<Given> | null) => Kept,
) => z.optional(z.pipe(z.nullable(given), z.transform(keep)));

/** Text that may be left out; an empty one is none. */
const optionalText = (max: number) => optional(optionalLine(max), (text) => text || null);

/**
 * The one list of what the owner says of a book. How it is stored, the form and the CSV columns
 * (in this order) follow from it. Unknown keys are dropped, never stored.
 */
export const newBookSchema = z.object({
  title: requiredLine(200),
  author: optionalText(200),
  category: categorySlugSchema,
  description: requiredText(10_000),
  newPrice: priceInputSchema,
  oldPrice: z.nullish(priceInputSchema),
  stock: z.nullish(stockInputSchema),
  /** Unique among new books on sale; used copies may share it. */
  isbn: optional(isbnText(isBlankOrIsbn), (text) => readIsbn(text ?? '') ?? null),
  publisher: optionalText(200),
  year: z.nullish(wholeNumberInput(1, 2200)),
  pages: z.nullish(wholeNumberInput(1, 100_000)),
  language: optional(optionalLine(60), (text) => (text && !isNoLanguage(text) ? text : null)),
  format: optionalText(60),
  trending: z.optional(z.boolean(rule('not_boolean'))),
  coverImage: optional(coverImageSchema, (cover) => cover ?? ''),
  /** A book is published unless this says otherwise. */
  draft: optional(z.boolean(rule('not_boolean')), (isDraft) => isDraft || null),
  antique: optional(z.boolean(rule('not_boolean')), (isAntique) => isAntique || null),
  priceLifted: optional(z.boolean(rule('not_boolean')), (isLifted) => isLifted || null),
  /** A used copy without a stock has stock 1. */
  condition: optional(
    z.enum(conditions, rule('not_one_of', { options: conditions })),
    (condition) => (condition === 'new' ? null : condition),
  ),
  conditionNote: optionalText(500),
  /** In percent; the shop's rate when absent. */
  vatRate: z.nullish(vatRateInput),
  supply: z.nullish(z.enum(supplies, rule('not_one_of', { options: supplies }))),
  supplyDays: z.nullish(wholeNumberInput(1, maxSupplyDays)),
  availableFrom: z.nullish(z.iso.date(rule('not_day'))),
} satisfies Record<Exclude<keyof Book, '_id' | 'createdAt' | 'updatedAt'>, z.core.$ZodType>);
export type NewBook = z.output<typeof newBookSchema>;
export type NewBookInput = z.input<typeof newBookSchema>;

export type BookField = keyof NewBook;
export const bookFieldNames = z.keyof(newBookSchema).options;

/** Whether a field is yes or no: a checkbox in forms, `true` or `false` in files. */
export function isFlag(name: BookField): boolean {
  return newBookSchema.shape[name].safeParse(true).success;
}

/** Whether a field is a price: an amount outside, hundredths inside, where its name ends in `Cents`. */
export function isPrice<Name extends string>(name: Name): name is Name & `${string}Price` {
  return name.endsWith('Price');
}

/** An edit: absent fields stay as they are, and `null` clears an optional one. */
export const bookChangeSchema = z
  .extend(z.partial(newBookSchema), {
    /** The stock that the owner was shown, `null` for unlimited. If it has changed, the response is 412. */
    seenStock: z.nullish(stockInputSchema),
  })
  .check(namesSomething);
export type BookChange = z.output<typeof bookChangeSchema>;

/** A boolean query parameter. */
export const trueOrFalse = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);

/** Books with tracked stock that have this many copies or fewer. */
export const maxStockSchema = wholeNumberInQuery(0, maxStock);

export const bookListQuerySchema = z.extend(pageQuerySchema, {
  category: z.optional(categorySlugSchema),
  trending: z.optional(trueOrFalse),
  maxStock: z.optional(maxStockSchema),
  ids: z.optional(idsInQuery),
  /** `best-sellers`: most sold in 90 days, then newest; sold-out books are last. */
  sort: z.optional(z.enum([...bookSorts, 'best-sellers'])),
  /** Only books in stock. */
  here: z.optional(z.literal('true')),
  /** Drafts instead of published books; for admins. */
  draft: z.optional(z.literal('true')),
  /** Books deleted within 30 days, the latest first, instead of published books; for admins. */
  deleted: z.optional(z.literal('true')),
  condition: z.optional(z.enum(conditionFilters)),
  /** The new book with this ISBN and all used copies of it. */
  isbn: z.optional(isbnSchema),
});
export type BookListQuery = z.output<typeof bookListQuerySchema>;

export const bookExportQuerySchema = z.object({
  /** `abebooks`: used copies in the format of AbeBooks. Otherwise all books, for a later import. */
  format: z.optional(z.enum(['abebooks'])),
});

/** A stored cover: `url` is where `GET` finds it, sizes in pixels. */
export const coverSchema = z.object({
  name: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Cover = z.infer<typeof coverSchema>;
