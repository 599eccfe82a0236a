import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** The publishers of the books, and their details for product safety. */
export const publishers = {
  title: 'Publishers',
  history: 'History of the publishers',
  all: 'All publishers',
  about:
    'The page of a book shows its publisher: name, postal address, and an email or web address; for a publisher outside the European Union also the person responsible in the Union. Lists (CSV) and ONIX messages fill in what is missing and never overwrite what you wrote.',
  failed: 'The publishers could not be loaded.',
  none: 'No book on sale names a publisher yet.',
  incomplete: (count: number) =>
    plural(count, {
      one: '# publisher lacks details: the pages of its books do not show it yet.',
      other: '# publishers lack details: the pages of their books do not show them yet.',
    }),
  complete: 'Nothing is missing.',
  booksOnSale: (count: number) =>
    plural(count, { one: '# book on sale', other: '# books on sale' }),
  missing: { address: 'Address missing', contact: 'Email or web address missing' },
  spellings: (names: string[]) => `Its books spell it in different ways: ${names.join(' · ')}`,
  useSpelling: (name: string) => `Write “${name}” in all of them`,
  looksLike: (name: string) => `Is it the same as “${name}”?`,
  mergeInto: (name: string) => `Merge into “${name}”`,
  merged: (name: string) => `All these books now have “${name}” as their publisher.`,
  notMerged: 'The publishers were not merged.',
  isBack: 'The books have their earlier spelling again.',
  notUndone: 'This could not be undone.',

  toPublishers: 'Manage publishers',

  fill: 'Fill in the publishers',
  fills: (count: number) =>
    plural(count, {
      one: '# publisher gets addresses that it lacks.',
      other: '# publishers get addresses that they lack.',
    }),

  form: 'Publisher',
  fields: {
    name: 'Name',
    address: 'Postal address',
    email: 'Email',
    url: 'Web address',
    responsible: 'Responsible person in the EU',
  },
  hints: {
    name: 'A new name goes to all books of the publisher.',
    contact: 'One of the two is enough.',
    responsible:
      'Only for a publisher outside the European Union: name, postal address and email address.',
  },
  save: 'Save publisher',
  saved: 'The publisher is saved.',
  notSaved: 'The publisher was not saved. Please try again.',
  sameAsAnother: 'The same as another publisher?',
  mergeHint:
    'Its books get the name of the other one, which keeps its own values. You can undo it.',
  other: 'The other publisher',
  choose: 'Choose a publisher',
  merge: 'Merge',
  columns: {
    publisherAddress: 'Publisher: postal address',
    publisherEmail: 'Publisher: email',
    publisherUrl: 'Publisher: web address',
    publisherResponsible: 'Publisher: responsible person in the EU',
  },
};
