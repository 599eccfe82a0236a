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
import { normalizeAmount, toTypedAmount } from '@/ui/form/typed-amount';
import { pick } from '@/admin/ui/conflict/merge-three-ways';
import type { Version } from '@/api/versions';

/** The inputs of both book forms, as they are typed. */
export type BookFields = {
  [Name in BookField]-?: NonNullable<NewBook[Name]> extends boolean ? boolean : string;
};

function fieldsOf(book: Partial<Book>): BookFields {
  const fields = bookFieldNames.map((name) => {
    const value = book[name];
    if (isFlag(name)) return [name, value === true];
    const isAmount = isLocalizedNumber(name) && typeof value === 'number';
    return [name, isAmount ? toTypedAmount(value) : String(value ?? '')];
  });
  // A flag is a boolean and everything else a text, as the type says.
  return Object.fromEntries(fields) as BookFields;
}

export const emptyFields = fieldsOf({});

/** A used copy does not have these of the book of which it is one. */
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

/** The form of a used copy begins with what is the same for all copies of a book. */
export function fieldsOfCopy(book: Book): Partial<BookFields> {
  const same = bookFieldNames.filter((name) => !fieldsNotCopied.includes(name));
  return fieldsOf({ ...pick(book, same), condition: 'good', stock: 1 });
}

/** The book that a form began from, as it was shown. */
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
 * The contract's rules for what was typed, and the form's own: both prices are required; on edit old
 * price and cover are, where the book has them. While prices are fixed the old price is optional.
 */
export function rulesFor(base: BookFields, isNew: boolean, isFixed: boolean) {
  const isNeeded = (isNew || base.oldPrice) && !isFixed;
  const oldPrice = isNeeded ? priceInputSchema : newBookSchema.shape.oldPrice;
  const coverImage = base.coverImage ? coverImageSchema : newBookSchema.shape.coverImage;
  const rules: z.ZodMiniType<NewBook> = z.extend(newBookSchema, { oldPrice, coverImage });
  // Rules take anything and say what is wrong with it.
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
