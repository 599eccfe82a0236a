import type { usedBooks as english } from '@/words/en/admin/books/used-books';

/** The owner's side of used copies. */
export const usedBooks: typeof english = {
  hint: 'Les exemplaires d’occasion peuvent porter l’ISBN d’un livre neuf.',
  addCopy: 'Ajouter un exemplaire d’occasion',
  copyOf: (title: string) =>
    `Un exemplaire d’occasion de « ${title} ». Son prix, son état, sa note et son image lui sont propres.`,
  noBook: 'Le livre n’a pas pu être lu. Merci de remplir le formulaire à la main.',
  exportForAbebooks: 'Exporter pour AbeBooks',
  severalCopies:
    'Il y a plusieurs exemplaires de ce livre. Choisissez celui que vous avez en main.',
};
