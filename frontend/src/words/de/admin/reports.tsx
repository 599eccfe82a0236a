import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { reports as english } from '@/words/en/admin/reports';

const plural = pluralOf('de');

const cancelledOrders = (count: number) =>
  plural(count, { one: '# stornierte Bestellung', other: '# stornierte Bestellungen' });
const returnedOrders = (count: number) =>
  plural(count, { one: '# retournierte Bestellung', other: '# retournierte Bestellungen' });

/** Sales by day, month, category or book. */
export const reports: typeof english = {
  title: 'Umsatz',
  days: (from, to) => `${from} bis ${to}`,
  failed: 'Der Bericht konnte nicht erstellt werden.',
  otherDays: 'Bitte wählen Sie andere Tage.',
  lastDay: 'Letzter Tag',
  period: 'Zeitraum',
  periods: {
    today: 'Heute',
    week: 'Diese Woche',
    month: 'Dieser Monat',
    'last-month': 'Letzter Monat',
    year: 'Dieses Jahr',
    own: 'Andere Tage',
  },
  from: 'Von',
  to: 'Bis',
  rows: 'Zeilen',
  groups: { day: 'Tag', week: 'Woche', month: 'Monat', category: 'Kategorie', book: 'Buch' },
  rowsBy: {
    day: 'Nach Tag',
    week: 'Nach Woche',
    month: 'Nach Monat',
    category: 'Nach Kategorie',
    book: 'Nach Buch',
  },
  salesBy: {
    day: 'Umsatz nach Tag',
    week: 'Umsatz nach Woche',
    month: 'Umsatz nach Monat',
    category: 'Umsatz nach Kategorie',
    book: 'Umsatz nach Buch',
  },
  exportCsv: 'CSV exportieren',
  print: 'Drucken',
  week: (week, firstDay) => `Woche ${week}, ab ${firstDay}`,

  revenue: 'Umsatz',
  revenueIn: (currency) => `Umsatz (${currency})`,
  orders: 'Bestellungen',
  books: 'Bücher',
  shipping: 'Versand',
  total: 'Summe',
  overCounter: (books, amount) =>
    plural(books, {
      one: `Davon an der Ladentheke: # Buch, ${amount}.`,
      other: `Davon an der Ladentheke: # Bücher, ${amount}.`,
    }),
  overCounterAtTill: (copies) => `Davon an Ihrer Kasse (Exemplare): ${copies}.`,
  shippingBeside: (amount) => `Dazu Versand: ${amount}.`,
  notInIt: (cancelled, returned) =>
    `Nicht enthalten: ${cancelledOrders(cancelled)}, ${returnedOrders(returned)}.`,
  notInItNorOtherCurrency: (cancelled, returned, otherCurrency) => {
    const others = plural(otherCurrency, {
      one: '# Bestellung in anderer Währung',
      other: '# Bestellungen in anderer Währung',
    });
    return `Nicht enthalten: ${cancelledOrders(cancelled)}, ${returnedOrders(returned)}, ${others}.`;
  },
  empty: 'In diesen Tagen wurde nichts verkauft.',
  showAllRows: (rows) => `Alle ${rows} Zeilen zeigen`,
};
