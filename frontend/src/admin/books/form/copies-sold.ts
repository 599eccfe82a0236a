import type { BookFields } from './book-fields';

/** Copies sold between two versions of the stock, less than 0 when they came back; undefined without limit. */
export function copiesSold(base: BookFields, theirs: BookFields): number | undefined {
  if (base.stock === '' || theirs.stock === '') return undefined;
  return Number(base.stock) - Number(theirs.stock);
}

/** The stock that was typed, less what was sold while it was typed; no limit stays none. */
export function lessSold(stock: string, sold: number): string {
  return stock.trim() === '' ? '' : String(Math.max(0, Number(stock) - sold));
}
