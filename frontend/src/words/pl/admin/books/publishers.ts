import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { publishers as english } from '@/words/en/admin/books/publishers';

const plural = pluralOf('pl');

/** The publishers of the books, and their details for product safety. */
export const publishers: typeof english = {
  title: 'Wydawnictwa',
  history: 'Historia wydawnictw',
  all: 'Wszystkie wydawnictwa',
  about:
    'Na stronie książki widać jej wydawnictwo: nazwa, adres pocztowy oraz adres e-mail lub strona internetowa; w przypadku wydawnictwa spoza Unii Europejskiej także osoba odpowiedzialna w Unii. Listy (CSV) i komunikaty ONIX uzupełniają braki, ale nigdy nie zastępują wpisanych danych.',
  failed: 'Nie udało się wczytać wydawnictw.',
  none: 'Żadna książka w sprzedaży nie ma jeszcze podanego wydawnictwa.',
  incomplete: (count) =>
    plural(count, {
      one: 'Brakuje danych # wydawnictwa: strony jego książek jeszcze go nie podają.',
      few: 'Brakuje danych # wydawnictw: strony ich książek jeszcze ich nie podają.',
      many: 'Brakuje danych # wydawnictw: strony ich książek jeszcze ich nie podają.',
      other: 'Brakuje danych # wydawnictwa: strony ich książek jeszcze ich nie podają.',
    }),
  complete: 'Niczego nie brakuje.',
  booksOnSale: (count) =>
    plural(count, {
      one: '# książka w sprzedaży',
      few: '# książki w sprzedaży',
      many: '# książek w sprzedaży',
      other: '# książki w sprzedaży',
    }),
  missing: { address: 'Brak adresu', contact: 'Brak adresu e-mail lub strony internetowej' },
  spellings: (names) => `W książkach zapisano je różnie: ${names.join(' · ')}`,
  useSpelling: (name) => `Wszędzie wpisz „${name}”`,
  looksLike: (name) => `Czy chodzi o to samo wydawnictwo co „${name}”?`,
  mergeInto: (name) => `Połącz z „${name}”`,
  merged: (name) => `We wszystkich tych książkach jest teraz „${name}”.`,
  notMerged: 'Nie połączono wydawnictw.',
  isBack: 'Książki mają znowu wcześniejszy zapis.',
  notUndone: 'Nie udało się tego cofnąć.',

  toPublishers: 'Zarządzaj wydawnictwami',

  fill: 'Uzupełnij wydawnictwa',
  fills: (count) =>
    plural(count, {
      one: '# wydawnictwo otrzyma brakujące dane.',
      few: '# wydawnictwa otrzymają brakujące dane.',
      many: '# wydawnictw otrzyma brakujące dane.',
      other: '# wydawnictwa otrzyma brakujące dane.',
    }),

  form: 'Wydawnictwo',
  fields: {
    name: 'Nazwa',
    address: 'Adres pocztowy',
    email: 'E-mail',
    url: 'Adres strony internetowej',
    responsible: 'Osoba odpowiedzialna w UE',
  },
  hints: {
    name: 'Nowa nazwa trafia do wszystkich książek wydawnictwa.',
    contact: 'Wystarczy jeden z dwóch adresów.',
    responsible:
      'Tylko dla wydawnictwa spoza Unii Europejskiej: nazwa, adres pocztowy i adres e-mail.',
  },
  save: 'Zapisz wydawnictwo',
  saved: 'Wydawnictwo zapisano.',
  notSaved: 'Nie udało się zapisać wydawnictwa. Proszę spróbować ponownie.',
  sameAsAnother: 'To samo co inne wydawnictwo?',
  mergeHint: 'Jego książki dostaną nazwę drugiego, które zachowa swoje dane. Można to cofnąć.',
  other: 'Drugie wydawnictwo',
  choose: 'Wybierz wydawnictwo',
  merge: 'Połącz',
  columns: {
    publisherAddress: 'Wydawnictwo: adres pocztowy',
    publisherEmail: 'Wydawnictwo: e-mail',
    publisherUrl: 'Wydawnictwo: strona internetowa',
    publisherResponsible: 'Wydawnictwo: osoba odpowiedzialna w UE',
  },
};
