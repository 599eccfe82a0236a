import type { usedBooks as english } from '@/words/en/admin/books/used-books';

/** The owner's side of used copies. */
export const usedBooks: typeof english = {
  hint: 'Gebrauchte Exemplare dürfen die ISBN eines neuen Buches haben.',
  addCopy: 'Gebrauchtes Exemplar anlegen',
  copyOf: (title: string) =>
    `Ein gebrauchtes Exemplar von „${title}“. Preis, Zustand, Anmerkung und Bild sind seine eigenen.`,
  noBook: 'Das Buch konnte nicht gelesen werden. Bitte füllen Sie das Formular von Hand aus.',
  exportForAbebooks: 'Für AbeBooks exportieren',
  severalCopies:
    'Von diesem Buch gibt es mehrere Exemplare. Wählen Sie das, das Sie in der Hand haben.',
};
