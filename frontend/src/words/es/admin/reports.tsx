import type { ReportGroup } from '@storyloom/backend/contract/admin/sales-report';
import { forms, things } from '@storyloom/backend/contract/words/es/count';
import type { reports as english } from '@/words/en/admin/reports';

const groups: Record<ReportGroup, string> = {
  day: 'Día',
  week: 'Semana',
  month: 'Mes',
  category: 'Categoría',
  book: 'Libro',
};

const rowsBy: Record<ReportGroup, string> = {
  day: 'Por día',
  week: 'Por semana',
  month: 'Por mes',
  category: 'Por categoría',
  book: 'Por libro',
};

const salesBy: Record<ReportGroup, string> = {
  day: 'Ventas por día',
  week: 'Ventas por semana',
  month: 'Ventas por mes',
  category: 'Ventas por categoría',
  book: 'Ventas por libro',
};

const cancelledOrders = (count: number) => things(count, 'pedido cancelado', 'pedidos cancelados');
const returnedOrders = (count: number) => things(count, 'pedido devuelto', 'pedidos devueltos');

/** Sales by day, month, category or book. */
export const reports: typeof english = {
  title: 'Ventas',
  days: (from, to) => `Del ${from} al ${to}`,
  failed: 'No se ha podido hacer el informe.',
  otherDays: 'Elija otros días.',
  lastDay: 'El último día',
  period: 'Periodo',
  periods: {
    today: 'Hoy',
    week: 'Esta semana',
    month: 'Este mes',
    'last-month': 'El mes pasado',
    year: 'Este año',
    own: 'Otros días',
  },
  from: 'Desde',
  to: 'Hasta',
  rows: 'Filas',
  groups,
  rowsBy,
  salesBy,
  exportCsv: 'Exportar CSV',
  print: 'Imprimir',
  week: (week, firstDay) => `Semana ${week}, desde el ${firstDay}`,

  revenue: 'Ingresos',
  revenueIn: (currency) => `Ingresos (${currency})`,
  orders: 'Pedidos',
  books: 'Libros',
  shipping: 'Envío',
  total: 'Total',
  overCounter: (books, amount) =>
    `De ello, en el mostrador: ${things(books, 'libro', 'libros')}, ${amount}.`,
  overCounterAtTill: (copies) => `De ello, en su caja (ejemplares): ${copies}.`,
  shippingBeside: (amount) => `Envío aparte: ${amount}.`,
  notInIt: (cancelled, returned) =>
    `No se cuentan: ${cancelledOrders(cancelled)}, ${returnedOrders(returned)}.`,
  notInItNorOtherCurrency: (cancelled, returned, otherCurrency) => {
    const others = forms(otherCurrency, '# pedido en otra moneda', '# pedidos en otra moneda');
    return `No se cuentan: ${cancelledOrders(cancelled)}, ${returnedOrders(returned)}, ${others}.`;
  },
  empty: 'En estos días no se vendió nada.',
  showAllRows: (rows) => `Mostrar las ${rows} filas`,
};
