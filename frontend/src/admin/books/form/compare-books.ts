import { bookFieldNames, type BookField } from '@storyloom/backend/contract/book';
import type { BookFields } from './book-fields';

interface Versions {
  /** As it was when the form began. */
  base: BookFields;
  /** As it was typed. */
  mine: BookFields;
  /** As the shop has it by now. */
  theirs: BookFields;
}

function isSame(one: string | boolean, other: string | boolean): boolean {
  return String(one).trim() === String(other).trim();
}

/** The fields in which two versions differ. */
export function differencesOf(one: BookFields, other: BookFields): BookField[] {
  return bookFieldNames.filter((name) => !isSame(one[name], other[name]));
}

/**
 * Sorts out who changed what of a book: `both` are fields to choose in, `theirs` those
 * that only others changed.
 */
export function compareBooks({ sold, ...versions }: Versions & { sold: number | undefined }) {
  const { base, mine, theirs } = versions;
  const touched = differencesOf(base, mine);
  const moved = differencesOf(base, theirs);
  const isToChoose = (name: BookField) =>
    touched.includes(name) &&
    !isSame(mine[name], theirs[name]) &&
    !(name === 'stock' && sold !== undefined && lessSold(mine.stock, sold) === mine.stock.trim());
  return {
    both: moved.filter(isToChoose),
    theirs: moved.filter((name) => !touched.includes(name)),
  };
}

/** What a form shows once the book under it is another: theirs, and whatever was typed. */
export function mergeBooks({ base, mine, theirs }: Versions): BookFields {
  const merged = { ...theirs };
  const copy = <Name extends BookField>(name: Name) => void (merged[name] = mine[name]);
  differencesOf(base, mine).forEach(copy);
  return merged;
}

/** Copies sold between two versions of the stock, less than 0 when they came back; undefined without limit. */
export function copiesSold(base: BookFields, theirs: BookFields): number | undefined {
  if (base.stock === '' || theirs.stock === '') return undefined;
  return Number(base.stock) - Number(theirs.stock);
}

/** The stock that was typed, less what was sold while it was typed; no limit stays none. */
export function lessSold(stock: string, sold: number): string {
  return stock.trim() === '' ? '' : String(Math.max(0, Number(stock) - sold));
}
