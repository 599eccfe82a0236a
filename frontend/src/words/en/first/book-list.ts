import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** Wherever several books are shown. */
export const bookList = {
  heading: 'Books',
  loading: 'Loading...',
  failed: 'The books did not load',
  count: (count: number) => plural(count, { one: '# book', other: '# books' }),
  seeAll: 'See all books',
  recentlyViewed: 'Recently viewed',
  forgetViewed: 'Clear',
  previous: 'Previous',
  next: 'Next',
  /** What a screen reader calls a row of slides. */
  carousel: 'carousel',
};
