/** The owner's side of used copies. */
export const usedBooks = {
  hint: 'Used copies may share the ISBN of a new book.',
  addCopy: 'Add a used copy',
  copyOf: (title: string) =>
    `A used copy of “${title}”. Its price, condition, note and picture are its own.`,
  noBook: 'The book could not be read. Please fill the form by hand.',
  exportForAbebooks: 'Export for AbeBooks',
  severalCopies: 'There are several copies of this book. Choose the one in your hand.',
};
