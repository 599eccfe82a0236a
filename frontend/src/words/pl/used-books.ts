import type { usedBooks as english } from '@/words/en/used-books';

/** The owner's side of used copies. */
export const usedBooks: typeof english = {
  hint: 'Egzemplarze używane mogą mieć ISBN nowej książki.',
  addCopy: 'Dodaj egzemplarz używany',
  copyOf: (title: string) =>
    `Używany egzemplarz książki „${title}”. Cena, stan, uwaga i zdjęcie są jego własne.`,
  noBook: 'Nie udało się wczytać książki. Wypełnij formularz ręcznie.',
  exportForAbebooks: 'Eksport dla AbeBooks',
  severalCopies: 'Tej książki jest kilka egzemplarzy. Wybierz ten, który masz w ręku.',
};
