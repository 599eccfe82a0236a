import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminBookRequests as english } from '@/words/en/admin/orders/admin-book-requests';

const plural = pluralOf('pl');

/** The requests of readers, on the owner's pages. */
export const adminBookRequests: typeof english = {
  title: 'Prośby o książki',
  allOrders: 'Wszystkie zamówienia',
  failed: 'Nie udało się wczytać próśb o książki.',
  asked: 'Poszukiwane',
  noneAsked: 'Nikt nie pyta o książkę. Można to zrobić przy wyszukiwaniu bez wyników.',
  waiting: 'Powiadomienia o dostępności',
  noneWaiting: 'Nikt nie czeka na wyprzedaną książkę.',
  goneBook: 'Książka, której już nie ma',
  readers: (count) =>
    plural(count, {
      one: '# czytelnik',
      few: '# czytelnicy',
      many: '# czytelników',
      other: '# czytelnika',
    }),
  newest: (shown, all) => `Najnowsze ${shown} z ${all}.`,
  notVerified: ', niepotwierdzony',
  bringIn: 'Dodaj książkę',
  write: 'Napisz',
  answered: 'Odpowiedziano',
  answeredWhat: (text) => `Odpowiedziano: ${text}`,
  isAnswered: 'Oznaczono jako odpowiedziane.',
  notKept: 'Nie udało się tego zapisać.',
};
