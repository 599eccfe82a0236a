import type { OrderSource } from '@storyloom/backend/contract/order/order';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminOrders as english } from '@/words/en/admin/orders/admin-orders';

const plural = pluralOf('pl');
const ordersOf = (count: number) =>
  plural(count, {
    one: '# zamówienie',
    few: '# zamówienia',
    many: '# zamówień',
    other: '# zamówienia',
  });

const sources: Record<OrderSource, string> = { phone: 'Telefonicznie', counter: 'Lada' };

/** The list of orders, and texts of all pages of orders. */
export const adminOrders: typeof english = {
  title: 'Zamówienia',
  all: 'Wszystkie zamówienia',
  bookRequests: 'Prośby o książki',
  newByPhone: 'Nowe zamówienie telefoniczne',
  newByPhoneShort: (short, more) => (
    <>
      {short('Nowe zamówienie')}
      {more('telefoniczne')}
    </>
  ),

  sources,
  /** Replaces the total. */
  atTill: 'Na własnej kasie',
  pickup: 'Odbiór',
  allCameBack: 'wszystko wróciło',
  isbn: (isbn) => `ISBN ${isbn}`,

  failed: 'Nie udało się wczytać zamówień.',
  noMatch: 'Żadne zamówienie nie pasuje. Można użyć mniej filtrów.',
  empty: 'Nie ma jeszcze zamówień. Pierwsze pojawi się tu samo.',
  columns: {
    order: 'Zamówienie',
    date: 'Data',
    customer: 'Klient',
    books: 'Książki',
    total: 'Razem',
    status: 'Status',
    nextStep: 'Następny krok',
  },
  found: ordersOf,
  foundWithSum: (count, sum) => `${ordersOf(count)}, razem ${sum}`,
  foundMoreThan: (count) =>
    plural(count, {
      one: 'Pasuje więcej niż # zamówienie. Proszę wpisać więcej liter nazwiska lub cyfr numeru.',
      few: 'Pasuje więcej niż # zamówienia. Proszę wpisać więcej liter nazwiska lub cyfr numeru.',
      many: 'Pasuje więcej niż # zamówień. Proszę wpisać więcej liter nazwiska lub cyfr numeru.',
      other: 'Pasuje więcej niż # zamówienia. Proszę wpisać więcej liter nazwiska lub cyfr numeru.',
    }),
  books: (count) =>
    plural(count, { one: '# książka', few: '# książki', many: '# książek', other: '# książki' }),
  tick: (number) => `Zaznacz zamówienie ${number}`,
  tickAll: 'Zaznacz wszystkie pokazane',
  printCards: (count) =>
    count === 1
      ? 'Drukuj bilecik'
      : plural(count, {
          one: 'Drukuj # bilecik',
          few: 'Drukuj # bileciki',
          many: 'Drukuj # bilecików',
          other: 'Drukuj # bileciku',
        }),
  printSlips: (count) =>
    count === 1
      ? 'Drukuj specyfikację'
      : plural(count, {
          one: 'Drukuj # specyfikację',
          few: 'Drukuj # specyfikacje',
          many: 'Drukuj # specyfikacji',
          other: 'Drukuj # specyfikacji',
        }),
  status: 'Status',
  everyStatus: 'Wszystkie',
  ofOneBook: 'Zamówienia jednej książki.',
  showAll: 'Pokaż wszystkie zamówienia',
  filters: 'Filtry',
  from: 'Od',
  to: 'Do',
  sort: 'Sortowanie',
  newestFirst: 'Od najnowszych',
  oldestFirst: 'Od najstarszych',
  search: 'Nazwisko, telefon, numer, miejscowość lub książka',
  searchKeys:
    '/ prowadzi tutaj, ↓ i ↑ od zamówienia do zamówienia, Enter otwiera zamówienie, Ctrl+Z cofa krok.',
  exportCsv: 'Eksportuj CSV',
  exportLines: 'Eksportuj po wierszu na książkę',
  bell: (count) =>
    plural(count, {
      one: '# nowe zamówienie',
      few: '# nowe zamówienia',
      many: '# nowych zamówień',
      other: '# nowego zamówienia',
    }),
  newOrders: 'Nowe zamówienia',
  noneNew: 'Wszystkie zamówienia są potwierdzone.',
  allNew: 'Wszystkie nowe zamówienia',
  numberAndName: (number, name) => (
    <>
      <span>{`${number}, `}</span>
      {name}
    </>
  ),
};
