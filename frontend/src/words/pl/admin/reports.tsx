import type { ReportGroup } from '@storyloom/backend/contract/admin/sales-report';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { reports as english } from '@/words/en/admin/reports';

const plural = pluralOf('pl');

const groups: Record<ReportGroup, string> = {
  day: 'Dzień',
  week: 'Tydzień',
  month: 'Miesiąc',
  category: 'Kategoria',
  book: 'Książka',
};

const rowsBy: Record<ReportGroup, string> = {
  day: 'Według dni',
  week: 'Według tygodni',
  month: 'Według miesięcy',
  category: 'Według kategorii',
  book: 'Według książek',
};

const salesBy: Record<ReportGroup, string> = {
  day: 'Sprzedaż według dni',
  week: 'Sprzedaż według tygodni',
  month: 'Sprzedaż według miesięcy',
  category: 'Sprzedaż według kategorii',
  book: 'Sprzedaż według książek',
};

const cancelledOrders = (count: number) =>
  plural(count, {
    one: '# zamówienie anulowane',
    few: '# zamówienia anulowane',
    many: '# zamówień anulowanych',
    other: '# zamówienia anulowanego',
  });
const returnedOrders = (count: number) =>
  plural(count, {
    one: '# zamówienie zwrócone',
    few: '# zamówienia zwrócone',
    many: '# zamówień zwróconych',
    other: '# zamówienia zwróconego',
  });

/** Sales by day, month, category or book. */
export const reports: typeof english = {
  title: 'Sprzedaż',
  days: (from, to) => `${from} – ${to}`,
  failed: 'Nie udało się utworzyć raportu.',
  otherDays: 'Proszę wybrać inne dni.',
  lastDay: 'Ostatni dzień',
  period: 'Okres',
  periods: {
    today: 'Dziś',
    week: 'Ten tydzień',
    month: 'Ten miesiąc',
    'last-month': 'Zeszły miesiąc',
    year: 'Ten rok',
    own: 'Inne dni',
  },
  from: 'Od',
  to: 'Do',
  rows: 'Wiersze',
  groups,
  rowsBy,
  salesBy,
  exportCsv: 'Eksportuj CSV',
  print: 'Drukuj',
  week: (week, firstDay) => `Tydzień ${week}, od ${firstDay}`,

  revenue: 'Przychód',
  revenueIn: (currency) => `Przychód (${currency})`,
  orders: 'Zamówienia',
  books: 'Książki',
  shipping: 'Wysyłka',
  total: 'Razem',
  overCounter: (books, amount) =>
    plural(books, {
      one: `W tym przy ladzie: # książka, ${amount}.`,
      few: `W tym przy ladzie: # książki, ${amount}.`,
      many: `W tym przy ladzie: # książek, ${amount}.`,
      other: `W tym przy ladzie: # książki, ${amount}.`,
    }),
  overCounterAtTill: (copies) => `W tym na własnej kasie (egzemplarze): ${copies}.`,
  shippingBeside: (amount) => `Wysyłka, liczona osobno: ${amount}.`,
  notInIt: (cancelled, returned) =>
    `Nie wliczono: ${cancelledOrders(cancelled)}, ${returnedOrders(returned)}.`,
  notInItNorOtherCurrency: (cancelled, returned, otherCurrency) => {
    const others = plural(otherCurrency, {
      one: '# zamówienie w innej walucie',
      few: '# zamówienia w innej walucie',
      many: '# zamówień w innej walucie',
      other: '# zamówienia w innej walucie',
    });
    return `Nie wliczono: ${cancelledOrders(cancelled)}, ${returnedOrders(returned)}, ${others}.`;
  },
  empty: 'W tych dniach nic nie sprzedano.',
  showAllRows: (rows) => `Pokaż wszystkie wiersze (${rows})`,
};
