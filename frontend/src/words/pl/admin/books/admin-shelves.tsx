import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminShelves as english } from '@/words/en/admin/books/admin-shelves';

const plural = pluralOf('pl');
const booksOnSale = (count: number) =>
  plural(count, {
    one: '# książka w sprzedaży',
    few: '# książki w sprzedaży',
    many: '# książek w sprzedaży',
    other: '# książki w sprzedaży',
  });

/** The owner's own shelves. */
export const adminShelves: typeof english = {
  title: 'Półki',
  history: 'Historia półek',
  add: 'Nowa półka',
  all: 'Wszystkie półki',
  failed: 'Nie udało się wczytać półek.',
  none: 'Nie ma jeszcze półek. Można zebrać na nich ulubione książki: polecane przez zespół, na lato, z autografem.',
  booksOnSale,
  booksOnSaleAndHome: (count) => `${booksOnSale(count)}, na stronie głównej`,
  inShop: 'W księgarni',
  seeInShop: (shelf) => `Zobacz w księgarni: ${shelf}`,
  delete: (shelf) => `Usuń: ${shelf}`,
  deleted: 'Półka została usunięta.',
  notDeleted: 'Półka nie została usunięta.',
  isBack: (shelf) => `Przywrócono: ${shelf}.`,
  notRestored: (shelf) => `Nie udało się przywrócić: ${shelf}.`,

  made: 'Półka została utworzona.',
  saved: 'Półka została zapisana.',
  form: 'Półka',
  whatItIs: 'Opis półki',
  fields: { title: 'Tytuł', note: 'Notatka', isOnHome: 'Na stronie głównej', books: 'Książki' },
  noteHint: 'Widoczna nad książkami. Pusty wiersz oddziela akapity.',
  showOnHome: 'Pokazuj na stronie głównej',
  books: 'Książki',
  booksInOrder: 'Książki w kolejności',
  isDraft: 'szkic, jeszcze niewidoczny',
  draftOf: (author) => `${author}, szkic, jeszcze niewidoczny`,
  noteOfBook: 'Komentarz do książki',
  booksProblem: (problem) => `Książki na półce: ${problem}`,
  save: 'Zapisz półkę',
  mayBeMade:
    'Nie wiadomo, czy półka została utworzona. Przed ponowną próbą proszę sprawdzić wszystkie półki.',
  notSaved: 'Półka nie została zapisana. Proszę spróbować ponownie.',
  yes: 'tak',
  no: 'nie',
  bookAndNote: (title, note) => `${title}: ${note}`,
};
