import { isPrice, type BookField } from '@storyloom/backend/contract/book/book';
import { adminTexts } from '@/config/admin-messages';
import { readTypedAmount } from '@/ui/form/typed-amount';
import { cutText } from '@/ui/text/cut-text';
import { formatPrice } from '@/ui/text/formats';

export const bookFieldLabels: Record<BookField, string> = {
  ...adminTexts.bookFields,
  author: 'Author',
  stock: 'Stock',
  isbn: 'ISBN',
  publisher: 'Publisher',
  year: 'Year',
  pages: 'Pages',
  language: 'Language',
  format: 'Format',
  draft: 'Draft',
};

const longest = 160;

/** What was typed in a field, short enough for a sentence. */
export function wordOf(name: BookField, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = value.trim();
  if (text === '') return name === 'stock' ? 'not limited' : 'none';
  const amount = isPrice(name) ? readTypedAmount(text) : undefined;
  return amount === undefined ? cutText(text, longest) : formatPrice(amount);
}
