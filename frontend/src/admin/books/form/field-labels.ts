import { isPrice, type BookField } from '@storyloom/backend/contract/book/book';
import type { ComponentProps } from 'react';
import { adminTexts } from '@/config/admin-messages';
import type { TextField } from '@/ui/form/field';
import { readTypedAmount } from '@/ui/form/typed-amount';
import { cutText } from '@/ui/text/cut-text';
import { formatPrice } from '@/ui/text/formats';

type FurtherField = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'inputMode'>;
type FurtherName = Exclude<BookField, keyof typeof adminTexts.bookFields | 'draft'>;

/** The fields that the specification does not name; they close the form in this order. */
export const furtherFields: Record<FurtherName, FurtherField> = {
  author: { label: 'Author', hint: 'Optional.' },
  stock: {
    label: 'Stock',
    hint: 'Optional. Left empty, the book never sells out.',
    inputMode: 'numeric',
  },
  isbn: { label: 'ISBN', hint: 'Optional. 10 or 13 digits, hyphens as you like.' },
  publisher: { label: 'Publisher', hint: 'Optional.' },
  year: {
    label: 'Year',
    hint: 'Optional. Of this edition; without an ISBN, of the first publication.',
    inputMode: 'numeric',
  },
  pages: { label: 'Pages', hint: 'Optional.', inputMode: 'numeric' },
  language: { label: 'Language', hint: 'Optional.' },
  format: { label: 'Format', hint: 'Optional, such as hardcover or paperback.' },
};

const furtherLabels = Object.entries(furtherFields).map(([name, { label }]) => [name, label]);

export const bookFieldLabels: Record<BookField, string> = {
  ...adminTexts.bookFields,
  ...(Object.fromEntries(furtherLabels) as Record<FurtherName, string>),
  draft: 'Draft',
};

const maxLength = 160;

/** What was typed in a field, short enough for a sentence. */
export function wordOf(name: BookField, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = value.trim();
  if (text === '') return name === 'stock' ? 'not limited' : 'none';
  const amount = isPrice(name) ? readTypedAmount(text) : undefined;
  return amount === undefined ? cutText(text, maxLength) : formatPrice(amount);
}
