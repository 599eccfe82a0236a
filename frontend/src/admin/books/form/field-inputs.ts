import { isPrice, type BookField } from '@storyloom/backend/contract/book/book';
import { usedConditions } from '@storyloom/backend/contract/book/condition';
import { supplies } from '@storyloom/backend/contract/book/supply';
import type { ComponentProps } from 'react';
import { useCategoryLabel } from '@/shop-facts/settings/categories';
import { readTypedAmount } from '@/shop-facts/formats/typed-amount';
import { cutText } from '@/ui/text/cut-text';
import { formatPrice } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';

/** Fields that few books need: folded until one of them has a value. */
export const collapsedNames = [
  'condition',
  'conditionNote',
  'supply',
  'supplyDays',
  'availableFrom',
] as const satisfies readonly BookField[];
export type CollapsedName = (typeof collapsedNames)[number];

type FirstName =
  | 'title'
  | 'description'
  | 'category'
  | 'trending'
  | 'oldPrice'
  | 'newPrice'
  | 'coverImage'
  | CollapsedName;
type FurtherName = Exclude<BookField, FirstName | 'draft' | 'antique' | 'priceLifted'>;

export const digits = { inputMode: 'numeric', dir: 'ltr' } as const;

/**
 * The fields that the specification does not name, with their inputs' own properties, in the order
 * of the form's end.
 */
export const furtherFields: Record<
  FurtherName,
  Pick<ComponentProps<'input'>, 'inputMode' | 'dir'>
> = {
  author: {},
  stock: digits,
  isbn: { dir: 'ltr' },
  publisher: {},
  year: digits,
  pages: digits,
  language: {},
  format: {},
  vatRate: { inputMode: 'decimal', dir: 'ltr' },
};
export const furtherFieldNames = Object.keys(furtherFields) as FurtherName[];

const maxLength = 160;

function conditionText(text: string): string {
  const condition = usedConditions.find((each) => each === text);
  return condition ? words.used.names[condition] : words.used.asNew;
}

/** Returns the value of a field, short enough for a sentence. */
export function useFieldText() {
  const categoryOf = useCategoryLabel();
  return (name: BookField, value: string | boolean): string =>
    fieldText(name, name === 'category' && value ? categoryOf(String(value)) : value);
}

function fieldText(name: BookField, value: string | boolean): string {
  const { yes, no, none, stockNotLimited } = words.bookForm;
  if (typeof value === 'boolean') return value ? yes : no;
  const text = value.trim();
  if (name === 'condition') return conditionText(text);
  if (name === 'supply')
    return words.bookForm.supplies[supplies.find((each) => each === text) ?? 'default'];
  if (text === '') return name === 'stock' ? stockNotLimited : none;
  const amount = isPrice(name) ? readTypedAmount(text) : undefined;
  return amount === undefined ? cutText(text, maxLength) : formatPrice(amount);
}
