import type { vatAdmin as english } from '@/words/en/admin/vat-admin';

/** Texts about VAT and old books for the owner's pages only. */
export const vatAdmin: typeof english = {
  /** For all selected books. */
  bulk: {
    setRate: 'Fixer le taux de TVA',
    antiqueOn: 'Livre ancien : oui',
    antiqueOff: 'Livre ancien : non',
  },
  report: {
    title: 'TVA',
    hint: 'Ce qui reste de chaque commande après les retours, au jour de la commande ; chaque commande est arrondie séparément.',
    month: 'Mois',
    total: 'Total',
    empty: 'Aucune vente avec TVA pendant ces jours.',
  },
};
