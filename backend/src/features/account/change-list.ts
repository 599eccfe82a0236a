import type { BookListChange } from '../../contract/account/account.ts';
import { longestBookList } from '../../contract/limits.ts';

// Cart and wishlist with the account. A device that signs in adds what it has, once.
// From then on it sends only what was changed on it: a book that another device has taken out is
// not in such a change, so it never comes back.

/** Both lists as one, the given books first; the oldest go where it is too long. */
export function mergeLists(given: string[], kept: string[]): string[] {
  return bounded([...given, ...kept]);
}

export function applyListChange(
  { add = [], remove = [] }: BookListChange,
  kept: string[],
): string[] {
  const isNew = add.filter((id) => !kept.includes(id));
  return bounded([...isNew, ...kept.filter((id) => !remove.includes(id))]);
}

function bounded(ids: string[]): string[] {
  return [...new Set(ids)].slice(0, longestBookList);
}
