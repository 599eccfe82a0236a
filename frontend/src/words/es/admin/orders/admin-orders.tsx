import type { OrderSource } from '@storyloom/backend/contract/order/order';
import { forms, things } from '@storyloom/backend/contract/words/es/count';
import type { adminOrders as english } from '@/words/en/admin/orders/admin-orders';

const sources: Record<OrderSource, string> = { phone: 'Por teléfono', counter: 'Mostrador' };

/** The list of orders, and texts of all pages of orders. */
export const adminOrders: typeof english = {
  title: 'Pedidos',
  all: 'Todos los pedidos',
  bookRequests: 'Solicitudes de libros',
  newByPhone: 'Pedido nuevo por teléfono',
  newByPhoneShort: (short, more) => (
    <>
      {short('Pedido nuevo')}
      {more('por teléfono')}
    </>
  ),

  sources,
  /** Replaces the total. */
  atTill: 'En su caja',
  pickup: 'Recogida',
  allCameBack: 'han vuelto todos',
  isbn: (isbn) => `ISBN ${isbn}`,

  failed: 'No se han podido cargar los pedidos.',
  noMatch: 'Ningún pedido coincide. Pruebe con menos filtros.',
  empty: 'Todavía no hay pedidos. El primero aparecerá aquí por sí solo.',
  columns: {
    order: 'Pedido',
    date: 'Fecha',
    customer: 'Cliente',
    books: 'Libros',
    total: 'Total',
    status: 'Estado',
    nextStep: 'Próximo paso',
  },
  found: (count) => things(count, 'pedido', 'pedidos'),
  foundWithSum: (count, sum) => `${things(count, 'pedido', 'pedidos')}, ${sum} en total`,
  foundMoreThan: (count) =>
    forms(
      count,
      'Coincide más de # pedido. Escriba más del nombre o del número.',
      'Coinciden más de # pedidos. Escriba más del nombre o del número.',
    ),
  books: (count) => things(count, 'libro', 'libros'),
  tick: (number) => `Marcar el pedido n.º\u00a0${number}`,
  tickAll: 'Marcar todos los mostrados',
  printCards: (count) => forms(count, 'Imprimir la tarjeta', 'Imprimir # tarjetas'),
  printSlips: (count) => forms(count, 'Imprimir nota de entrega', 'Imprimir # notas de entrega'),
  status: 'Estado',
  everyStatus: 'Todos',
  ofOneBook: 'Pedidos de un libro.',
  showAll: 'Mostrar todos los pedidos',
  filters: 'Filtros',
  from: 'Desde',
  to: 'Hasta',
  sort: 'Orden',
  newestFirst: 'Más recientes',
  oldestFirst: 'Más antiguos',
  search: 'Nombre, teléfono, número, lugar o libro',
  searchKeys:
    '/ lleva aquí, ↓ y ↑ pasan de un pedido a otro, Intro abre uno, Ctrl+Z deshace un paso.',
  exportCsv: 'Exportar CSV',
  exportLines: 'Exportar una línea por libro',
  bell: (count) => things(count, 'pedido nuevo', 'pedidos nuevos'),
  newOrders: 'Pedidos nuevos',
  noneNew: 'Todos los pedidos están confirmados.',
  allNew: 'Todos los pedidos nuevos',
  numberAndName: (number, name) => (
    <>
      <span>{`${number}, `}</span>
      {name}
    </>
  ),
};
