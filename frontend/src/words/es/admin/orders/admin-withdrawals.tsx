import { forms, things } from '@storyloom/backend/contract/words/es/count';
import type { adminWithdrawals as english } from '@/words/en/admin/orders/admin-withdrawals';

/** The withdrawals that customers declared. */
export const adminWithdrawals: typeof english = {
  title: 'Desistimientos',
  allOrders: 'Todos los pedidos',
  open: (count) => things(count, 'desistimiento abierto', 'desistimientos abiertos'),
  failed: 'No se han podido cargar los desistimientos.',
  empty: 'No hay ningún desistimiento abierto.',
  order: (number) => `Pedido n.º\u00a0${number}`,
  unknownOrder: (number) => `Ningún pedido de esta persona tiene el número ${number}`,
  wholeOrder: 'todo el pedido',
  books: (count) => forms(count, '# de sus libros', '# de sus libros'),
  notSignedIn: ', sin iniciar sesión',
  markDone: 'Marcar como hecho',
  isDone: (number) => `El desistimiento del pedido n.º\u00a0${number} queda marcado como hecho.`,
  orderFollows: 'Este es el pedido: indique aquí los libros que han vuelto.',
  notMarked: 'No se ha podido marcar. Inténtelo de nuevo.',
  shown: (shown, all) => `${shown} de ${all}; primero los que corresponden a un pedido.`,
};
