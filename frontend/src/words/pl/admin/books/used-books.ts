import type { usedBooks as english } from '@/words/en/admin/books/used-books';

/** The owner's side of used copies. */
export const usedBooks: typeof english = {
  hint: 'Egzemplarze używane mogą mieć ISBN nowej książki.',
  addCopy: 'Dodaj egzemplarz używany',
  copyOf: (title: string) =>
    `Używany egzemplarz książki „${title}”. Cena, stan, uwaga i zdjęcie są jego własne.`,
  noBook: 'Nie udało się wczytać książki. Proszę wypełnić formularz ręcznie.',
  exportForAbebooks: 'Eksportuj dla AbeBooks',
  severalCopies: 'Tej książki jest kilka egzemplarzy. Proszę wybrać ten, który jest pod ręką.',
};
