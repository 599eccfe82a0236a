import { forms } from '@storyloom/backend/contract/words/es/count';
import type { withdrawal as english } from '@/words/en/shop/withdrawal';

/** The page on which a customer withdraws from a purchase. */
export const withdrawal: typeof english = {
  title: 'Desistir del contrato',
  lead: (days) =>
    forms(
      days,
      'Puede desistir de una compra sin indicar el motivo hasta # día después de recibir los libros.',
      'Puede desistir de una compra sin indicar el motivo hasta # días después de recibir los libros.',
    ),
  name: 'Nombre',
  number: 'Número de pedido',
  email: 'Correo electrónico',
  emailHint: 'Adonde enviamos el acuse de recibo.',
  reachHint: 'Donde podemos localizarle.',
  onlyThese: 'Solo estos libros (ninguno: todo el pedido)',
  failed: 'No nos ha llegado. Inténtelo de nuevo.',
  tooMany: 'Ha habido demasiados intentos. Espere un poco.',
  continue: 'Continuar',
  summary: 'Su desistimiento',
  received: 'Hemos recibido su desistimiento',
  from: 'Desistimiento de',
  books: (titles) => titles.join(', '),
  wholeOrder: 'todo el pedido',
  receivedAt: 'Recibido',
  emailFollows: (email) =>
    `Enviamos a ${email} un acuse de recibo con lo que ha declarado y cuándo nos ha llegado.`,
  keepPage: 'Guarde esta página o imprímala: indica lo que ha declarado y cuándo ha llegado.',
  confirm: 'Confirmar desistimiento',
  back: 'Atrás',
};
