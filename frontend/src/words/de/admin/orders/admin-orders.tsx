import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminOrders as english } from '@/words/en/admin/orders/admin-orders';

const plural = pluralOf('de');

/** The list of orders, and texts of all pages of orders. */
export const adminOrders: typeof english = {
  title: 'Bestellungen',
  all: 'Alle Bestellungen',
  bookRequests: 'Buchanfragen',
  newByPhone: 'Neue Bestellung per Telefon',
  newByPhoneShort: (short, more) => (
    <>
      {short('Neue Bestellung')}
      {more('per Telefon')}
    </>
  ),

  sources: { phone: 'Per Telefon', counter: 'Ladentheke' },
  /** Replaces the total. */
  atTill: 'An Ihrer Kasse',
  pickup: 'Abholung',
  allCameBack: 'alle zurückgekommen',
  isbn: (isbn) => `ISBN ${isbn}`,

  failed: 'Die Bestellungen konnten nicht geladen werden.',
  noMatch: 'Keine Bestellung passt. Versuchen Sie es mit weniger Filtern.',
  empty: 'Noch keine Bestellungen. Die erste erscheint hier von selbst.',
  columns: {
    order: 'Nummer',
    date: 'Datum',
    customer: 'Name',
    books: 'Bücher',
    total: 'Summe',
    status: 'Status',
    nextStep: 'Nächster Schritt',
  },
  found: (count) => plural(count, { one: '# Bestellung', other: '# Bestellungen' }),
  foundWithSum: (count, sum) =>
    plural(count, {
      one: `# Bestellung, zusammen ${sum}`,
      other: `# Bestellungen, zusammen ${sum}`,
    }),
  foundMoreThan: (count) =>
    plural(count, {
      one: 'Mehr als # Bestellung passt. Geben Sie mehr vom Namen oder von der Nummer ein.',
      other: 'Mehr als # Bestellungen passen. Geben Sie mehr vom Namen oder von der Nummer ein.',
    }),
  books: (count) => plural(count, { one: '# Buch', other: '# Bücher' }),
  tick: (number) => `Bestellung Nr.\u00a0${number} ankreuzen`,
  tickAll: 'Alle gezeigten ankreuzen',
  printCards: (count) =>
    count === 1
      ? 'Grußkarte drucken'
      : plural(count, { one: '# Grußkarte drucken', other: '# Grußkarten drucken' }),
  printSlips: (count) =>
    count === 1
      ? 'Lieferschein drucken'
      : plural(count, { one: '# Lieferschein drucken', other: '# Lieferscheine drucken' }),
  status: 'Status',
  everyStatus: 'Alle',
  ofOneBook: 'Bestellungen eines Buches.',
  showAll: 'Alle Bestellungen zeigen',
  filters: 'Filter',
  from: 'Von',
  to: 'Bis',
  sort: 'Sortieren',
  newestFirst: 'Neueste zuerst',
  oldestFirst: 'Älteste zuerst',
  search: 'Name, Telefon, Nummer, Ort oder Buch',
  searchKeys:
    '/ führt hierher, ↓ und ↑ von Bestellung zu Bestellung, die Eingabetaste öffnet eine, Strg+Z macht einen Schritt rückgängig.',
  exportCsv: 'CSV exportieren',
  exportLines: 'Eine Zeile je Buch exportieren',
  bell: (count) => plural(count, { one: '# neue Bestellung', other: '# neue Bestellungen' }),
  newOrders: 'Neue Bestellungen',
  noneNew: 'Alle Bestellungen sind bestätigt.',
  allNew: 'Alle neuen Bestellungen',
  numberAndName: (number, name) => (
    <>
      <span>{`${number}, `}</span>
      {name}
    </>
  ),
};
