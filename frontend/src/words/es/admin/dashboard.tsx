import { forms, things } from '@storyloom/backend/contract/words/es/count';
import type { dashboard as english } from '@/words/en/admin/dashboard';

const ordersOf = (count: number) => things(count, 'pedido', 'pedidos');

/** The figures of the shop at a glance. */
export const dashboard: typeof english = {
  late: 'Las cifras tardan más de lo normal.',
  retry: 'Reintentar',
  products: 'Productos',
  totalSales: 'Ventas totales',
  trendingBooks: 'Libros en tendencia este mes',
  totalOrders: 'Pedidos totales',
  ordersLeft: 'Pedidos pendientes',
  visits: 'Visitas del último día',
  sampleSales: '1.015.678 NPR',
  sampleTrending: '(13\u00a0%)',
  sampleOrdersLeft: '02',
  sampleVisits: '139',
  trendingShare: (percent) => `(${percent}\u00a0%) de todos los libros`,
  atTill: (copies) => `${copies} en su caja`,
  overCounter: (orders, amount) => `${orders} en el mostrador, ${amount}`,
  shippingBeside: (amount) => `envío aparte: ${amount}`,
  returnedOrders: (count, amount) =>
    forms(
      count,
      `# pedido devuelto, ${amount} sin contar`,
      `# pedidos devueltos, ${amount} sin contar`,
    ),

  monthlyRevenue: 'Ingresos mensuales',
  revenueIn: (currency) => `Ingresos (${currency})`,
  month: 'Mes',
  byMonth: (legend) => `${legend} por mes`,
  sampleMonths: [
    ...['ene', 'feb', 'mar', 'abr', 'may', 'jun'],
    ...['jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  ],
  sampleAmount: (amount) => `${amount}\u00a0NPR`,
  barLabel: (label) => `${label}: `,
  bestSellers: 'Los más vendidos',
  noneSold: 'Los primeros pedidos mostrarán qué se vende.',
  sold: (count) => forms(count, '# vendido', '# vendidos'),
  lowStock: 'Poco stock',
  noneLow: 'Ningún libro se está agotando.',
  soldOut: 'Agotado',
  left: (count) => forms(count, 'Queda #', 'Quedan #'),
  usersByAverageOrder: 'Clientes por pedido medio',
  orders: ordersOf,
  ordersBy: (count, email) => `${ordersOf(count)}, ${email}`,
  ordersByPhone: (count) => `${ordersOf(count)}, por teléfono`,
  noCustomer: 'Ningún cliente tiene todavía un pedido que cuente.',
  studentsByType: 'Estudiantes por tipo de estudio',
  noCategory: 'El primer pedido pone aquí las ventas por categoría.',
  salesByCategory: 'Ventas por categoría',
  books: (count) => things(count, 'libro', 'libros'),
  nothingSold: 'Todavía no se ha vendido nada.',
};
