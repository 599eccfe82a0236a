import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { dashboard as english } from '@/words/en/admin/dashboard';

const plural = pluralOf('de');

const ordersOf = (count: number) => plural(count, { one: '# Bestellung', other: '# Bestellungen' });

/** The figures of the shop at a glance. */
export const dashboard: typeof english = {
  late: 'Die Zahlen brauchen länger, als sie sollten.',
  retry: 'Wiederholen',
  products: 'Bücher',
  totalSales: 'Gesamtumsatz',
  trendingBooks: 'Bücher im Trend diesen Monat',
  totalOrders: 'Bestellungen insgesamt',
  ordersLeft: 'Offene Bestellungen',
  visits: 'Besuche am letzten Tag',
  sampleSales: '1.015.678 NPR',
  sampleTrending: '(13\u00a0%)',
  sampleOrdersLeft: '02',
  sampleVisits: '139',
  trendingShare: (percent) => `(${percent}\u00a0%) aller Bücher`,
  atTill: (copies) => `${copies} an Ihrer Kasse`,
  overCounter: (orders, amount) => `${orders} an der Ladentheke, ${amount}`,
  shippingBeside: (amount) => `dazu Versand ${amount}`,
  returnedOrders: (count, amount) =>
    plural(count, {
      one: `# retournierte Bestellung, ${amount} nicht enthalten`,
      other: `# retournierte Bestellungen, ${amount} nicht enthalten`,
    }),

  monthlyRevenue: 'Umsatz je Monat',
  revenueIn: (currency) => `Umsatz (${currency})`,
  month: 'Monat',
  byMonth: (legend) => `${legend} nach Monat`,
  sampleMonths: [
    'Jan.',
    'Feb.',
    'März',
    'Apr.',
    'Mai',
    'Juni',
    'Juli',
    'Aug.',
    'Sept.',
    'Okt.',
    'Nov.',
    'Dez.',
  ],
  sampleAmount: (amount) => `${amount}\u00a0NPR`,
  barLabel: (label) => `${label}: `,
  bestSellers: 'Bestseller',
  noneSold: 'Die ersten Bestellungen zeigen, was sich verkauft.',
  sold: (count) => plural(count, { one: '# verkauft', other: '# verkauft' }),
  lowStock: 'Geringer Bestand',
  noneLow: 'Kein Buch geht zur Neige.',
  soldOut: 'Ausverkauft',
  remaining: (count) => plural(count, { one: '# vorrätig', other: '# vorrätig' }),
  usersByAverageOrder: 'Kundschaft nach mittlerem Bestellwert',
  orders: ordersOf,
  ordersBy: (count, email) => `${ordersOf(count)}, ${email}`,
  ordersByPhone: (count) =>
    plural(count, { one: '# Bestellung, per Telefon', other: '# Bestellungen, per Telefon' }),
  noCustomer: 'Bisher hat niemand eine Bestellung, die zählt.',
  studentsByType: 'Studierende nach Studienart',
  noCategory: 'Die erste Bestellung bringt den Umsatz nach Kategorie hierher.',
  salesByCategory: 'Umsatz nach Kategorie',
  books: (count) => plural(count, { one: '# Buch', other: '# Bücher' }),
  nothingSold: 'Noch nichts verkauft.',
};
