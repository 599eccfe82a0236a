import * as z from 'zod/mini';
import { namesSomething } from '../change.ts';
import {
  idSchema,
  idsInQuery,
  pageQuerySchema,
  timestampSchema,
  wholeNumberInQuery,
} from '../page.ts';
import { priceInputSchema, priceSchema } from '../number/money.ts';
import { countSchema, wholeNumberInput } from '../number/number.ts';
import { conditionFilters, conditions, usedConditions } from './condition.ts';
import { vatRateInput, vatRateSchema } from '../number/vat-rate.ts';
import { categorySlugSchema } from './shop-categories.ts';
import { makerSchema } from './maker.ts';
import { maxSupplyDays, promiseSchema, supplies } from './promise.ts';
import { isBlankOrIsbn, isbnProblem, isIsbn, readIsbn } from './isbn.ts';
import { atMost, isPlainLine, optionalLine, requiredLine, requiredText } from '../text/text.ts';
import { rule } from '../words/rules.ts';

export const bookSorts = ['newest', 'price-asc', 'price-desc', 'title', 'stock'] as const;
export type BookSort = (typeof bookSorts)[number];

/** A book as the API returns it. Prices are in the shop's currency; `stock` is absent when never limited. */
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
  /** Only admins are ever given one; absent on a book that is published. */
  draft: z.optional(z.boolean()),
  /** Older than the rules on product safety: its page does not name who made it. */
  antique: z.optional(z.boolean()),
  /** Its publisher has lifted the fixed price: it may be sold for less. */
  priceLifted: z.optional(z.boolean()),
  /** Percent; absent for the shop's rate. */
  vatRate: z.optional(vatRateSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  /** Of a used copy; absent on a new book. */
  condition: z.optional(z.enum(usedConditions)),
  conditionNote: z.optional(z.string()),
  /** Absent: `stock`, or what Settings `supply` says of books that are sold out. */
  supply: z.optional(z.enum(supplies)),
  /** How long ordering it in takes; the shop's own number when absent. */
  supplyDays: z.optional(z.int()),
  /** The day on which a preorder appears. */
  availableFrom: z.optional(z.iso.date()),
});
export type Book = z.infer<typeof bookSchema>;

/** A book as shoppers are given it. */
export const openBookSchema = z.extend(bookSchema, {
  /** Of the 30 days before its reduction, while the owner has that said (`lowestPrice`). */
  lowestPrice: z.optional(priceSchema),
  /** On the response for one book, while the owner has that shown (`safety`) and knows it all. */
  maker: z.optional(makerSchema),
  /** Other copies with its ISBN that are used and can be bought, and what the cheapest costs. */
  used: z.optional(z.object({ count: z.int(), from: priceSchema })),
  /** Absent for a book that is on the shelf, and for one that is sold out. */
  promise: z.optional(promiseSchema),
});
export type OpenBook = z.infer<typeof openBookSchema>;

/** For how many days a delete, a change of many books and an import can be undone. */
export const undoDays = 30;

/** A deleted book as the owner sees it; the administrator's name is not known of old ones. */
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

const stockInputSchema = wholeNumberInput(0, 1_000_000);

const isbnText = (isOne: (text: string) => boolean) =>
  z.string().check(z.refine(isOne, { error: ({ input }) => isbnProblem(String(input)) }));

/** An ISBN with or without hyphens, as 13 digits. */
export const isbnSchema = z.pipe(
  isbnText(isIsbn),
  z.transform((text) => readIsbn(text) ?? text),
);

/** Codes of ISO 639 for unknown, uncoded and none. */
export function isNoLanguage(text: string): boolean {
  return /^(?:und|mis|zxx)$/i.test(text);
}

/** What may be left out, or given as null. */
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
  /** Two new books on sale never share one; any number of used copies may. */
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
  /** A used copy that says nothing of its stock is the only one. */
  condition: optional(
    z.enum(conditions, rule('not_one_of', { options: conditions })),
    (condition) => (condition === 'new' ? null : condition),
  ),
  conditionNote: optionalText(500),
  /** In percent; without it the book has the shop's rate. */
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

/** Any of these fields on edit: one left out stays as it is, `null` clears an optional one. */
export const bookChangeSchema = z
  .extend(z.partial(newBookSchema), {
    /** The stock that its owner was shown, `null` for unlimited; by now another: 412. */
    seenStock: z.nullish(stockInputSchema),
  })
  .check(namesSomething);
export type BookChange = z.output<typeof bookChangeSchema>;

/** Yes or no in an address. */
export const trueOrFalse = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);

/** Books that can be sold out, with this many copies or fewer. */
export const maxStockSchema = wholeNumberInQuery(0, 1_000_000);

export const bookListQuerySchema = z.extend(pageQuerySchema, {
  category: z.optional(categorySlugSchema),
  trending: z.optional(trueOrFalse),
  maxStock: z.optional(maxStockSchema),
  ids: z.optional(idsInQuery),
  /** `best-sellers`: what sold most in 90 days, then the newest; sold-out books stand last. */
  sort: z.optional(z.enum([...bookSorts, 'best-sellers'])),
  /** Only books that are in the shop today. */
  here: z.optional(z.literal('true')),
  /** Drafts instead of what is on sale; for admins. */
  draft: z.optional(z.literal('true')),
  /** What was deleted within 30 days instead, the latest first; for admins. */
  deleted: z.optional(z.literal('true')),
  condition: z.optional(z.enum(conditionFilters)),
  /** The new book with this ISBN and all used copies of it. */
  isbn: z.optional(isbnSchema),
});
export type BookListQuery = z.output<typeof bookListQuerySchema>;

export const bookExportQuerySchema = z.object({
  /** The used copies as AbeBooks takes them; without it all books, as the import reads them. */
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
