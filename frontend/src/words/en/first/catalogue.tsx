import type { ReactElement } from 'react';

export const catalogue = {
  resultsFor: (searched: ReactElement) => (
    <>
      <span>Results for “</span>
      {searched}
      <span>”</span>
    </>
  ),
  filters: 'Filters',
  clearFilters: 'Clear filters',
  category: 'Category',
  everyCategory: 'All',
  trending: 'Trending',
  sortBy: 'Sort by',
  bestMatch: 'Best match',
  sorts: {
    newest: 'Newest first',
    'price-asc': 'Price, low to high',
    'price-desc': 'Price, high to low',
    title: 'Title, A to Z',
  },
  price: 'Price',
  lowestPriceIn: (currency: string) => `Lowest price in ${currency}`,
  highestPriceIn: (currency: string) => `Highest price in ${currency}`,
  /** The placeholder, with the symbol of the currency. */
  from: (symbol: string) => `${symbol} from`,
  to: (symbol: string) => `${symbol} to`,
  apply: 'Apply',
  writePricesLike: (one: string, another: string) => `Please write prices as ${one} or ${another}`,
  lowestIsAbove: 'The lowest price is above the highest',
  empty: { title: 'Our shelves are still empty', text: 'Please look in again soon.' },
  noMatch: {
    title: 'Nothing on our shelves matches',
    didYouMean: 'Did you mean this?',
    lookFor: (suggestion: string) => `Look for “${suggestion}”`,
    tooNarrow: 'The filters may be too narrow.',
    anotherWord: 'Try another word, or a name you remember.',
  },
  othersRead: 'What others are reading',
  othersReadOutside: 'Outside your filters: what others are reading',
  shelvesNav: 'Shelves',
  shelves: 'Our shelves',
};
