import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { dashboard as english } from '@/words/en/admin/dashboard';

const plural = pluralOf('he');

const ordersOf = (count: number) =>
  plural(count, { one: 'הזמנה אחת', two: 'שתי הזמנות', other: '# הזמנות' });

/** The figures of the shop at a glance. */
export const dashboard: typeof english = {
  late: 'הנתונים מתעכבים יותר מהרגיל.',
  retry: 'ניסיון נוסף',
  products: 'מוצרים',
  totalSales: 'סך המכירות',
  trendingBooks: 'ספרים פופולריים החודש',
  totalOrders: 'סך ההזמנות',
  ordersLeft: 'הזמנות לטיפול',
  visits: 'ביקורים באתר ביממה האחרונה',
  sampleSales: 'NPR 1,015,678',
  sampleTrending: '(13%)',
  sampleOrdersLeft: '02',
  sampleVisits: '139',
  trendingShare: (percent: number) => `(${percent}%) מכל הספרים`,
  atTill: (copies) => `${copies} בקופה שלך`,
  overCounter: (orders: string, amount: string) => `${orders} בדלפק, ${amount}`,
  /** The shipping fees, next to the sales without them. */
  shippingBeside: (amount: string) => `בנוסף משלוח ${amount}`,
  returnedOrders: (count: number, amount: string) =>
    plural(count, {
      one: `הזמנה אחת הוחזרה, ${amount} אינם כלולים`,
      two: `שתי הזמנות הוחזרו, ${amount} אינם כלולים`,
      other: `# הזמנות הוחזרו, ${amount} אינם כלולים`,
    }),

  monthlyRevenue: 'הכנסות חודשיות',
  revenueIn: (currency: string) => `הכנסות (${currency})`,
  month: 'חודש',
  byMonth: (legend: string) => `${legend} לפי חודש`,
  sampleMonths: [
    'ינו׳',
    'פבר׳',
    'מרץ',
    'אפר׳',
    'מאי',
    'יוני',
    'יולי',
    'אוג׳',
    'ספט׳',
    'אוק׳',
    'נוב׳',
    'דצמ׳',
  ],
  sampleAmount: (amount: string) => `NPR ${amount}`,
  barLabel: (label: string) => `${label}: `,
  bestSellers: 'רבי־מכר',
  noneSold: 'ההזמנות הראשונות יראו מה נמכר.',
  sold: (count: number) => plural(count, { one: 'נמכר 1', two: 'נמכרו 2', other: 'נמכרו #' }),
  lowStock: 'מלאי נמוך',
  noneLow: 'אין ספר שעומד לאזול.',
  soldOut: 'אזל מהמלאי',
  remaining: (count: number) => plural(count, { one: 'נותר 1', two: 'נותרו 2', other: 'נותרו #' }),
  usersByAverageOrder: 'לקוחות לפי הזמנה ממוצעת',
  orders: ordersOf,
  ordersBy: (count: number, email: string) => `${ordersOf(count)}, \u2068${email}\u2069`,
  ordersByPhone: (count: number) => `${ordersOf(count)}, בטלפון`,
  noCustomer: 'עדיין אין הזמנה של לקוחות שנכללת בחישוב.',
  studentsByType: 'סטודנטים לפי סוג לימודים',
  noCategory: 'ההזמנה הראשונה תציג כאן את המכירות לפי קטגוריה.',
  salesByCategory: 'מכירות לפי קטגוריה',
  books: (count: number) => plural(count, { one: 'ספר אחד', two: 'שני ספרים', other: '# ספרים' }),
  nothingSold: 'עדיין לא נמכר דבר.',
};
