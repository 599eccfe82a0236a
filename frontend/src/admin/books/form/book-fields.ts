import {
  bookFieldNames,
  coverImageSchema,
  isFlag,
  isPrice,
  newBookSchema,
  type Book,
  type BookField,
  type NewBook,
} from '@storyloom/backend/contract/book/book';
import { priceInputSchema } from '@storyloom/backend/contract/number/money';
import * as z from 'zod/mini';
import { normalizeAmount, toTypedAmount, toTypedPrice } from '@/shop-facts/formats/typed-amount';
import { isUnpriced } from '@/admin/books/is-unpriced';
import { pick } from '@/admin/ui/conflict/merge-three-ways';
import type { Version } from '@/api/versions';

/** The fields of both book forms, as text. */
export type BookFields = {
  [Name in BookField]-?: NonNullable<NewBook[Name]> extends boolean ? boolean : string;
};

function fieldsOf(book: Partial<Book>): BookFields {
  const fields = bookFieldNames.map((name) => {
    const value = book[name];
    if (isFlag(name)) return [name, value === true];
    if (name === 'newPrice' && isUnpriced(book)) return [name, ''];
    if (typeof value !== 'number') return [name, String(value ?? '')];
    if (isPrice(name)) return [name, toTypedPrice(value)];
    return [name, isLocalizedNumber(name) ? toTypedAmount(value) : String(value)];
  });
  // Flags are booleans, all other fields are text, as the type says.
  return Object.fromEntries(fields) as BookFields;
}

export const emptyFields = fieldsOf({});

/** Fields that a used copy does not take from its new book. */
const fieldsNotCopied: readonly BookField[] = [
  'newPrice',
  'oldPrice',
  'priceLifted',
  'vatRate',
  'stock',
  'coverImage',
  'condition',
  'conditionNote',
  'antique',
  'trending',
  'draft',
  'supply',
  'supplyDays',
  'availableFrom',
];

/** The initial values of a used copy: the fields that all copies of the book share. */
export function fieldsOfCopy(book: Book): Partial<BookFields> {
  const same = bookFieldNames.filter((name) => !fieldsNotCopied.includes(name));
  return fieldsOf({ ...pick(book, same), condition: 'good', stock: 1 });
}

/** The book that the owner started from, as the form showed it. */
export interface BookBase {
  fields: BookFields;
  etag: string;
  updatedAt: string;
}

export function baseOf({ stored, etag }: Version<Book>): BookBase {
  return { fields: fieldsOf(stored), etag, updatedAt: stored.updatedAt };
}

export const emptyBase: BookBase = { fields: emptyFields, etag: '', updatedAt: '' };

/**
 * The contract's rules for the form's fields, and the form's own: both prices are required; on edit
 * also old price and cover, if the book has them. With fixed prices the old price is optional.
 */
export function rulesFor(base: BookFields, isNew: boolean, isFixed: boolean) {
  const isNeeded = (isNew || base.oldPrice) && !isFixed;
  const oldPrice = isNeeded ? priceInputSchema : newBookSchema.shape.oldPrice;
  const coverImage = base.coverImage ? coverImageSchema : newBookSchema.shape.coverImage;
  const rules: z.ZodMiniType<NewBook> = z.extend(newBookSchema, { oldPrice, coverImage });
  // The input type is open: the rules report what is wrong.
  return z.pipe(z.transform(readFields), rules as z.ZodMiniType<NewBook, TypedFields>);
}

type TypedFields = Record<string, string | boolean | null>;

/** Whether a field is written with the decimal sign of the shop's locale. */
function isLocalizedNumber(name: string): boolean {
  return isPrice(name) || name === 'vatRate';
}

/** A field left empty is none; prices are read as they are written in the shop's locale. */
function readFields(fields: BookFields): TypedFields {
  const read = Object.entries(fields).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, value];
    const text = value.trim();
    return [name, (isLocalizedNumber(name) ? normalizeAmount(text) : text) || null];
  });
  return Object.fromEntries(read) as TypedFields;
}
