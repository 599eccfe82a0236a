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
import { z } from 'zod';

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
export const newBookFieldsSchema = z.preprocess(
  readTyped,
  newBookSchema.extend({ oldPrice: priceInputSchema }),
);

/** On edit the cover is required too. */
export const bookChangeFieldsSchema = z.preprocess(
  readTyped,
  bookChangeSchema.extend({ oldPrice: priceInputSchema, coverImage: coverImageSchema }),
);

/** A field left empty is none; prices may be typed with a decimal comma. */
function readTyped(fields: BookFields): Record<string, string | boolean | null> {
  const read = Object.entries(fields).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, value];
    const text = value.trim();
    return [name, (isPrice(name) ? text.replace(/^(\d+),(\d{1,2})$/, '$1.$2') : text) || null];
  });
  return Object.fromEntries(read) as Record<string, string | boolean | null>;
}
