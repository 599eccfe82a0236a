import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** For lists of books. */
export const bookList = {
  heading: 'Books',
  loading: 'Loading...',
  failed: 'The books did not load',
  count: (count: number) => plural(count, { one: '# book', other: '# books' }),
  seeAll: 'See all books',
  recentlyViewed: 'Recently viewed',
  clearViewed: 'Clear',
  previous: 'Previous',
  next: 'Next',
  /** The role of a row of slides, for screen readers. */
  carousel: 'carousel',
};
