import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';

const plural = pluralOf('en');
const books = (count: number) => plural(count, { one: '# book', other: '# books' });

/** The table of all books and its actions. */
export const adminBooks = {
  title: 'All Books',
  importCsv: 'Import CSV',
  exportCsv: 'Export CSV',
  search: 'Search books',
  searchForm: 'Books',

  filters: {
    category: 'Category',
    allCategories: 'All categories',
    draft: 'On sale, drafts or deleted',
    drafts: { '': 'On sale', true: 'Drafts', deleted: 'Deleted books' },
    stock: 'Stock',
    stocks: { '': 'Any stock', low: 'Low stock' },
    sort: 'Sort by',
    sorts: {
      '': 'Newest first',
      title: 'Title',
      'price-asc': 'Price, lowest first',
      'price-desc': 'Price, highest first',
      stock: 'Stock, lowest first',
    },
    clear: 'Clear filters',
    pageByPage: 'Page by page',
    seeAll: 'See all',
    showMore: 'Show more books',
  },

  columns: {
    number: '#',
    title: 'Book Title',
    category: 'Category',
    price: 'Price',
    stock: 'Stock',
    trending: 'Trending',
    actions: 'Actions',
  },
  selectShown: 'Select all shown books',
  selectScreen: 'Select all on this screen',
  select: (title: string) => `Select ${title}`,
  loading: 'Loading...',
  failed: 'The books could not be loaded.',
  count: (total: number, { areDrafts, q }: { areDrafts: boolean; q: string }) => {
    const drafts = plural(total, { one: '# book, a draft', other: '# books, drafts' });
    const found = areDrafts ? drafts : books(total);
    return q ? `${found} found for "${q}"` : found;
  },
  nothingMatches: 'No book matches. Try fewer filters.',
  noDrafts: 'No drafts. A book that is saved as a draft waits here until it is published.',
  noBooks: 'No books yet. Add the first one, or import a list.',

  soldOut: 'Sold out',
  lowStock: 'Low stock',
  /** The stock of a book; the text in `onCards` is hidden where a column head says it. */
  remaining: (copies: number, onCards: (text: string) => ReactElement) => (
    <>
      <span>{copies}</span>
      {onCards(' left')}
    </>
  ),
  edit: 'Edit',
  editBook: (title: string) => `Edit ${title}`,
  delete: 'Delete',
  deleteBook: (title: string) => `Delete ${title}`,
  publish: 'Publish',
  publishBook: (title: string) => `Publish ${title}`,
  published: (title: string) => `${title} is in the shop.`,
  notPublished: (title: string) => `${title} could not be published. Please try again.`,
  notPublishedAs: (title: string, why: string) => `${title} could not be published. ${why}`,
  trending: 'Trending',
  trendingBook: (title: string) => `Trending: ${title}`,
  notChanged: (title: string) => `${title} could not be changed. Please try again.`,

  deleted: 'Book deleted successfully!',
  deletedBefore: 'This book was already deleted.',
  notDeleted: 'Failed to delete book. Please try again.',
  backInShop: (title: string) => `${title} is back in the shop.`,
  backAmongDrafts: (title: string) => `${title} is back among the drafts.`,
  notRestored: 'The book could not be restored. Please try again.',
  notRestoredAs: (title: string, why: string) => `${title} could not be restored. ${why}`,

  deletedBooks: {
    title: 'Deleted books',
    failed: 'The deleted books could not be loaded.',
    count: (total: number, days: number) => {
      const text = `${total} deleted within ${days} days.`;
      return plural(total, { one: text, other: text });
    },
    none: (days: number) => `No book was deleted within ${days} days.`,
    columns: { title: 'Title', at: 'Deleted', by: 'By', restore: 'Restore' },
    restore: 'Restore',
    restoreBook: (title: string) => `Restore ${title}`,
  },

  bulk: {
    label: 'Selected books',
    working: 'Working on it',
    selected: (count: number) => plural(count, { one: '# selected', other: '# selected' }),
    publish: 'Publish',
    makeDrafts: 'Make drafts',
    trendingOn: 'Trending on',
    trendingOff: 'Trending off',
    moveTo: 'Move to category',
    move: 'Move',
    delete: 'Delete selected',
    clear: 'Clear selection',
    tooMany: (max: number, selected: number) =>
      plural(selected, {
        one: `At most ${max} books at once; # is selected.`,
        other: `At most ${max} books at once; # are selected.`,
      }),
    nothingChanged: 'Nothing was changed.',
    cancel: 'Cancel',
    change: {
      ask: (count: number) => plural(count, { one: 'Change # book?', other: 'Change # books?' }),
      confirm: 'Change',
      /** Names the change next to its Undo button. */
      done: (count: number) => plural(count, { one: '# book changed', other: '# books changed' }),
      doneAll: (count: number) =>
        plural(count, { one: '# book changed.', other: '# books changed.' }),
      doneSome: (count: number, total: number) =>
        plural(total, {
          one: `${count} of # book changed.`,
          other: `${count} of # books changed.`,
        }),
      undoneAll: (count: number) =>
        plural(count, { one: '# book changed back.', other: '# books changed back.' }),
      undoneSome: (count: number, total: number) =>
        plural(total, {
          one: `${count} of # book changed back.`,
          other: `${count} of # books changed back.`,
        }),
    },
    remove: {
      ask: (count: number) => plural(count, { one: 'Delete # book?', other: 'Delete # books?' }),
      confirm: 'Delete',
      done: (count: number) => plural(count, { one: '# book deleted', other: '# books deleted' }),
      doneAll: (count: number) =>
        plural(count, { one: '# book deleted.', other: '# books deleted.' }),
      doneSome: (count: number, total: number) =>
        plural(total, {
          one: `${count} of # book deleted.`,
          other: `${count} of # books deleted.`,
        }),
      undoneAll: (count: number) =>
        plural(count, { one: '# book restored.', other: '# books restored.' }),
      undoneSome: (count: number, total: number) =>
        plural(total, {
          one: `${count} of # book restored.`,
          other: `${count} of # books restored.`,
        }),
    },
    /** One refused book and why. */
    refused: (title: string, reason: string) => `“${title}”: ${reason}`,
    /** After one of the sentences above. */
    already: (count: number) =>
      plural(count, { one: '# was so already.', other: '# were so already.' }),
  },
};
