import type { vatAdmin as english } from '@/words/en/admin/vat-admin';

/** Texts about VAT and old books for the owner's pages only. */
export const vatAdmin: typeof english = {
  /** For all selected books. */
  bulk: {
    setRate: 'Fijar el tipo de IVA',
    antiqueOn: 'Marcar como antiguo',
    antiqueOff: 'Quitar antiguo',
  },
  report: {
    title: 'IVA',
    hint: 'Lo que queda de cada pedido tras las devoluciones, en el día del pedido; cada pedido se redondea por separado.',
    month: 'Mes',
    total: 'Total',
    empty: 'En estos días no se vendió nada con IVA.',
  },
};
