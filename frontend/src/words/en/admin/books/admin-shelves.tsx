import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** The owner's own shelves. */
export const adminShelves = {
  title: 'Shelves',
  history: 'History of the shelves',
  add: 'New shelf',
  all: 'All shelves',
  failed: 'The shelves could not be loaded.',
  none: 'No shelf yet. Put books together that you like: staff picks, summer reading, signed copies.',
  booksOnSale: (count: number) =>
    plural(count, { one: '# book on sale', other: '# books on sale' }),
  booksOnSaleAndHome: (count: number) =>
    plural(count, {
      one: '# book on sale, on the home page',
      other: '# books on sale, on the home page',
    }),
  inShop: 'In the shop',
  seeInShop: (shelf: string) => `See ${shelf} in the shop`,
  delete: (shelf: string) => `Delete ${shelf}`,
  deleted: 'The shelf is deleted.',
  notDeleted: 'The shelf was not deleted.',
  isBack: (shelf: string) => `${shelf} is back.`,
  notRestored: (shelf: string) => `${shelf} could not be restored.`,

  made: 'The shelf is made.',
  saved: 'The shelf is saved.',
  form: 'Shelf',
  whatItIs: 'What it is',
  fields: { title: 'Title', note: 'Note', isOnHome: 'On the home page', books: 'Books' },
  noteHint: 'Stands above the books. An empty line parts paragraphs.',
  showOnHome: 'Show on the home page',
  books: 'Books',
  booksInOrder: 'Books in order',
  isDraft: 'a draft, not shown yet',
  draftOf: (author: string) => `${author}, a draft, not shown yet`,
  noteOfBook: 'What you say of it',
  booksProblem: (problem: string) => `The shelf of books ${problem}`,
  save: 'Save shelf',
  mayBeMade:
    'Nobody can say whether the shelf was made. Please look at all shelves before you try again.',
  notSaved: 'The shelf was not saved. Please try again.',
  yes: 'yes',
  no: 'no',
  bookAndNote: (title: string, note: string) => `${title}: ${note}`,
};
