import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

const ordersOf = (count: number) => plural(count, { one: '# order', other: '# orders' });

/** The figures of the shop at a glance. */
export const dashboard = {
  late: 'The figures take longer than they should.',
  retry: 'Retry',
  products: 'Products',
  totalSales: 'Total Sales',
  trendingBooks: 'Trending Books in This Month',
  totalOrders: 'Total Orders',
  ordersLeft: 'Orders left',
  visits: 'Website visits last day',
  sampleSales: 'NPR 10,15,678',
  sampleTrending: '(13%)',
  sampleOrdersLeft: '02',
  sampleVisits: '139',
  trendingShare: (percent: number) => `(${percent}%) of all books`,
  atTill: (copies: string) => `${copies} at your till`,
  overCounter: (orders: string, amount: string) => `${orders} over the counter, ${amount}`,
  /** The shipping fees, next to the sales without them. */
  shippingBeside: (amount: string) => `plus shipping ${amount}`,
  returnedOrders: (count: number, amount: string) =>
    plural(count, {
      one: `# order returned, ${amount} not in it`,
      other: `# orders returned, ${amount} not in it`,
    }),

  monthlyRevenue: 'Monthly Revenue',
  revenueIn: (currency: string) => `Revenue (${currency})`,
  month: 'Month',
  byMonth: (legend: string) => `${legend} by month`,
  sampleMonths: [
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
    'Dec',
  ],
  sampleAmount: (amount: string) => `NPR ${amount}`,
  barLabel: (label: string) => `${label}: `,
  bestSellers: 'Best sellers',
  noneSold: 'The first orders will show what sells.',
  sold: (count: number) => plural(count, { one: '# sold', other: '# sold' }),
  lowStock: 'Low stock',
  noneLow: 'No book is running out.',
  soldOut: 'Sold out',
  remaining: (count: number) => plural(count, { one: '# left', other: '# left' }),
  usersByAverageOrder: 'Users by average order',
  orders: ordersOf,
  ordersBy: (count: number, email: string) => `${ordersOf(count)}, ${email}`,
  ordersByPhone: (count: number) =>
    plural(count, { one: '# order, by phone', other: '# orders, by phone' }),
  noCustomer: 'No customer has an order that counts so far.',
  studentsByType: 'Students by type of studying',
  noCategory: 'The first order puts the sales by category here.',
  salesByCategory: 'Sales by category',
  books: (count: number) => plural(count, { one: '# book', other: '# books' }),
  nothingSold: 'Nothing sold yet.',
};
