import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { dashboard as english } from '@/words/en/admin/dashboard';

const plural = pluralOf('pl');

const ordersOf = (count: number) =>
  plural(count, {
    one: '# zamówienie',
    few: '# zamówienia',
    many: '# zamówień',
    other: '# zamówienia',
  });

/** The figures of the shop at a glance. */
export const dashboard: typeof english = {
  late: 'Wczytywanie danych trwa dłużej, niż powinno.',
  retry: 'Ponów',
  products: 'Produkty',
  totalSales: 'Sprzedaż łącznie',
  trendingBooks: 'Popularne książki w tym miesiącu',
  totalOrders: 'Zamówienia łącznie',
  ordersLeft: 'Zamówienia do realizacji',
  visits: 'Odwiedziny z ostatniej doby',
  sampleSales: '1 015 678 NPR',
  sampleTrending: '(13%)',
  sampleOrdersLeft: '02',
  sampleVisits: '139',
  trendingShare: (percent) => `(${percent}%) wszystkich książek`,
  atTill: (copies) => `Na własnej kasie: ${copies}`,
  overCounter: (orders, amount) => `${orders} przy ladzie, ${amount}`,
  shippingBeside: (amount) => `wysyłka osobno: ${amount}`,
  returnedOrders: (count, amount) =>
    plural(count, {
      one: `# zamówienie zwrócone, nie wliczono ${amount}`,
      few: `# zamówienia zwrócone, nie wliczono ${amount}`,
      many: `# zamówień zwróconych, nie wliczono ${amount}`,
      other: `# zamówienia zwróconego, nie wliczono ${amount}`,
    }),

  monthlyRevenue: 'Przychód miesięczny',
  revenueIn: (currency) => `Przychód (${currency})`,
  month: 'Miesiąc',
  byMonth: (legend) => `${legend} według miesięcy`,
  sampleMonths: [
    'sty',
    'lut',
    'mar',
    'kwi',
    'maj',
    'cze',
    'lip',
    'sie',
    'wrz',
    'paź',
    'lis',
    'gru',
  ],
  sampleAmount: (amount) => `${amount}\u00a0NPR`,
  barLabel: (label) => `${label}: `,
  bestSellers: 'Bestsellery',
  noneSold: 'Pierwsze zamówienia pokażą, co się sprzedaje.',
  sold: (count) =>
    plural(count, {
      one: '# sprzedana',
      few: '# sprzedane',
      many: '# sprzedanych',
      other: '# sprzedanej',
    }),
  lowStock: 'Niski stan',
  noneLow: 'Zapas żadnej książki się nie kończy.',
  soldOut: 'Wyprzedana',
  remaining: (count) =>
    plural(count, {
      one: 'została #',
      few: 'zostały #',
      many: 'zostało #',
      other: 'zostało #',
    }),
  usersByAverageOrder: 'Klienci według średniego zamówienia',
  orders: ordersOf,
  ordersBy: (count, email) => `${ordersOf(count)}, ${email}`,
  ordersByPhone: (count) => `${ordersOf(count)}, telefonicznie`,
  noCustomer: 'Żaden klient nie ma jeszcze zamówienia, które się liczy.',
  studentsByType: 'Studenci według trybu studiów',
  noCategory: 'Pierwsze zamówienie pokaże tu sprzedaż według kategorii.',
  salesByCategory: 'Sprzedaż według kategorii',
  books: (count) =>
    plural(count, { one: '# książka', few: '# książki', many: '# książek', other: '# książki' }),
  nothingSold: 'Nic jeszcze nie sprzedano.',
};
