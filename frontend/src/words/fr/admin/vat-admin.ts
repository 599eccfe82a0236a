import type { vatAdmin as english } from '@/words/en/admin/vat-admin';

/** What only the owner's pages say of VAT and of old books. */
export const vatAdmin: typeof english = {
  /** Of all selected books. */
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
