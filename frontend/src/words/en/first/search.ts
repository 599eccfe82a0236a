import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** The header's search. */
export const search = {
  placeholder: 'Search for books',
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  seeAll: (searched: string) => `See all results for “${searched}”`,
  nothing: 'No book begins like this.',
  outOfReach: 'Suggestions cannot be reached now.',
  /** Read out. */
  recentShown: 'Recent searches. Use the arrow keys to choose.',
  booksShown: (count: number) =>
    plural(count, {
      one: '# book. Use the arrow keys to choose, Enter to see all results.',
      other: '# books. Use the arrow keys to choose, Enter to see all results.',
    }),
};
