import {
  categorySchema,
  coverImageSchema,
  newBookSchema,
  type Book,
} from '@storyloom/backend/contract/book';
import { priceInputSchema } from '@storyloom/backend/contract/money';
import { z } from 'zod';

/** The inputs of both book forms, as they are typed. */
export interface BookFields {
  title: string;
  description: string;
  category: string;
  trending: boolean;
  oldPrice: string;
  newPrice: string;
  coverImage: string;
  author: string;
  stock: string;
}

export const emptyFields: BookFields = {
  title: '',
  description: '',
  category: '',
  trending: false,
  oldPrice: '',
  newPrice: '',
  coverImage: '',
  author: '',
  stock: '',
};

const required = z.string().trim().min(1, 'is required');
const price = required
  .transform((text): string | number => text.replace(/^(\d+),(\d{1,2})$/, '$1.$2'))
  .pipe(priceInputSchema);
const { title, description, author, stock } = newBookSchema.shape;

/** The contract's rules for what was typed, and the form's own: both prices are required (R25). */
export const newBookFieldsSchema = z.object({
  title,
  description,
  category: required.pipe(categorySchema),
  trending: z.boolean(),
  oldPrice: price,
  newPrice: price,
  coverImage: coverImageSchema,
  author: z.string().transform(orNull).pipe(author),
  stock: z
    .string()
    .transform((text): string | number | null | undefined => orNull(text))
    .pipe(stock),
});

/** On edit the cover is required too. */
export const bookChangeFieldsSchema = newBookFieldsSchema.extend({
  coverImage: required.pipe(coverImageSchema),
});

export type CheckedFields = z.output<typeof newBookFieldsSchema>;

export function fieldsOf(book: Book): BookFields {
  return {
    title: book.title,
    description: book.description,
    category: book.category,
    trending: book.trending,
    oldPrice: book.oldPrice === undefined ? '' : String(book.oldPrice),
    newPrice: String(book.newPrice),
    coverImage: book.coverImage,
    author: book.author ?? '',
    stock: book.stock === undefined ? '' : String(book.stock),
  };
}

/** An optional text left empty clears its field. */
function orNull(text: string): string | null | undefined {
  return text.trim() === '' ? null : text.trim();
}
