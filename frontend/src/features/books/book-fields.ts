import {
  bookChangeSchema,
  bookFieldNames,
  coverImageSchema,
  isFlag,
  isPrice,
  newBookSchema,
  type Book,
  type BookField,
  type NewBook,
} from '@storyloom/backend/contract/book';
import { priceInputSchema } from '@storyloom/backend/contract/money';
import * as z from 'zod/mini';

/** The inputs of both book forms, as they are typed. */
export type BookFields = {
  [Name in BookField]-?: NonNullable<NewBook[Name]> extends boolean ? boolean : string;
};

/** What the form shows of a book. */
export function fieldsOf(book: Partial<Book>): BookFields {
  const fields = bookFieldNames.map((name) => {
    const value = book[name];
    return [name, isFlag(name) ? value === true : String(value ?? '')];
  });
  // A flag is a boolean and everything else a text, as the type says.
  return Object.fromEntries(fields) as BookFields;
}

export const emptyFields = fieldsOf({});

/** The contract's rules for what was typed, and the form's own: both prices are required (R25). */
export const newBookFieldsSchema = typed(z.extend(newBookSchema, { oldPrice: priceInputSchema }));

/** On edit the cover is required too. */
export const bookChangeFieldsSchema = typed(
  z.extend(bookChangeSchema, { oldPrice: priceInputSchema, coverImage: coverImageSchema }),
);

function typed(rules: z.ZodMiniType<NewBook>) {
  // Rules take anything and say what is wrong with it.
  return z.pipe(z.transform(readTyped), rules as z.ZodMiniType<NewBook, TypedFields>);
}

type TypedFields = Record<string, string | boolean | null>;

/** A field left empty is none; prices may be typed with a decimal comma. */
function readTyped(fields: BookFields): TypedFields {
  const read = Object.entries(fields).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, value];
    const text = value.trim();
    return [name, (isPrice(name) ? text.replace(/^(\d+),(\d{1,2})$/, '$1.$2') : text) || null];
  });
  return Object.fromEntries(read) as TypedFields;
}
