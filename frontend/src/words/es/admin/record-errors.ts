import type { recordErrors as english } from '@/words/en/admin/record-errors';

/** Why a page cannot show its record, by kind of record. */
export const recordErrors: typeof english = {
  email: { gone: 'Este correo no existe.', failed: 'No se ha podido cargar el correo.' },
  order: { gone: 'Este pedido no existe.', failed: 'No se ha podido cargar el pedido.' },
  customer: { gone: 'Este cliente no existe.', failed: 'No se ha podido cargar el cliente.' },
  shelf: {
    gone: 'Esta estantería ya no existe.',
    failed: 'No se ha podido cargar la estantería.',
  },
  publisher: {
    gone: 'Esta editorial no existe.',
    failed: 'No se ha podido cargar la editorial.',
  },
};
