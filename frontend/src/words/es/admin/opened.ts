import type { opened as english } from '@/words/en/admin/opened';

/** What was opened out of a list of the owner's, by what it is. */
export const opened: typeof english = {
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
