import { forms, things } from '@storyloom/backend/contract/words/es/count';
import type { customers as english } from '@/words/en/admin/orders/customers';

/** The people who have ordered, as the owner sees them. */
export const customers: typeof english = {
  title: 'Clientes',
  search: 'Nombre, correo o teléfono',
  failed: 'No se han podido cargar los clientes.',
  found: (count) => things(count, 'cliente', 'clientes'),
  noMatch: 'No hay coincidencias. Pruebe con menos letras o cifras.',
  empty: 'Nadie ha hecho un pedido todavía. Quien lo haga aparecerá aquí.',
  columns: {
    customer: 'Cliente',
    phone: 'Teléfono',
    orders: 'Pedidos',
    delivered: 'Entregado',
    lastOrder: 'Último pedido',
  },
  byPhone: 'Por teléfono',
  orderCount: (count, figure, aside) => (
    <>
      {figure}
      {aside(forms(count, ' pedido', ' pedidos'))}
    </>
  ),
  deliveredSum: (figure, aside) => (
    <>
      {figure}
      {aside(' entregado')}
    </>
  ),

  all: 'Todos los clientes',
  orders: 'Pedidos',
  newestOrders: (shown, all) =>
    `Los ${shown} más recientes de ${all}. «Exportar datos» los contiene todos.`,
  email: 'Correo electrónico',
  noEmail: 'Ninguno; pide por teléfono',
  phone: 'Teléfono',
  ordersDelivered: (orders, delivered) => `${orders}, ${delivered} entregado`,
  delivered: 'Entregado',
  lastOrder: 'Último pedido',
  ordersOfOne: 'Pedidos de este cliente',
  orderColumns: {
    order: 'Pedido',
    date: 'Fecha',
    books: 'Libros',
    status: 'Estado',
    total: 'Total',
  },

  exportData: 'Exportar datos',
  erase: 'Borrar cliente',
  askErase: (name) => `¿Borrar al cliente ${name}?`,
  askEraseText:
    'Nombre, correo, teléfono y calle se quitan de todos los pedidos y correos, y la cuenta se vacía. Se quedan la ciudad, los libros y los importes. No se puede deshacer.',
  eraseForGood: 'Borrar para siempre',
  keep: 'Conservar cliente',
  openOrder: 'No mientras haya un pedido abierto',
  openOrderText:
    'Un pedido de este cliente sigue abierto. Borre al cliente cuando el pedido haya llegado o esté cancelado.',
  notErased: 'No se ha podido borrar al cliente',
  notErasedText: 'Inténtelo de nuevo.',
  wasErased: 'Este cliente ya estaba borrado.',
  erased: (orders) =>
    forms(
      orders,
      'Se ha borrado al cliente y su nombre ya no está en # pedido.',
      'Se ha borrado al cliente y su nombre ya no está en # pedidos.',
    ),
};
