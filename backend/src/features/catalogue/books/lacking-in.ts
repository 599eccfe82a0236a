import type { NewBook } from '../../../contract/book/book.ts';
import type { StoredBook } from './book.model.ts';

/** What a draft out of a list may lack, and a book on sale may not. */
const needed = ['category', 'description'] as const;
export const lackingMessage = 'A book needs a category and a description before it is published.';

/** What is missing of a book that a change publishes, or leaves on sale. */
export function lackingIn(
  book: Pick<StoredBook, 'draft' | (typeof needed)[number]>,
  change: Partial<NewBook>,
): Record<string, string[]> | undefined {
  const isDraft = change.draft === undefined ? book.draft : change.draft;
  const lacking = isDraft ? [] : needed.filter((name) => !(change[name] ?? book[name]));
  if (lacking.length === 0) return undefined;
  return Object.fromEntries(lacking.map((name) => [name, ['is required']]));
}
