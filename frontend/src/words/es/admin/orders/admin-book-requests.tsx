import { things } from '@storyloom/backend/contract/words/es/count';
import type { adminBookRequests as english } from '@/words/en/admin/orders/admin-book-requests';

/** The requests of readers, on the owner's pages. */
export const adminBookRequests: typeof english = {
  title: 'Solicitudes de libros',
  allOrders: 'Todos los pedidos',
  failed: 'No se han podido cargar las solicitudes de libros.',
  asked: 'Solicitados',
  noneAsked: 'Nadie pide ningún libro. Una búsqueda sin resultados ofrece pedirlo.',
  waiting: 'Avisar cuando haya ejemplares',
  noneWaiting: 'Nadie espera un libro agotado.',
  goneBook: 'Un libro que ya no está',
  readers: (count) => things(count, 'lector', 'lectores'),
  newest: (shown, all) => `Las ${shown} más recientes de ${all}.`,
  notVerified: ', sin verificar',
  bringIn: 'Añadir el libro',
  write: 'Escribir',
  answered: 'Respondida',
  answeredWhat: (text) => `Respondida: ${text}`,
  isAnswered: 'Marcada como respondida.',
  notKept: 'No se ha guardado.',
};
