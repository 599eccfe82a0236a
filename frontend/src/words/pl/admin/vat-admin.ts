import type { vatAdmin as english } from '@/words/en/admin/vat-admin';

/** Texts about VAT and old books for the owner's pages only. */
export const vatAdmin: typeof english = {
  /** For all selected books. */
  bulk: {
    setRate: 'Ustaw stawkę VAT',
    antiqueOn: 'Antykwaryczna: tak',
    antiqueOff: 'Antykwaryczna: nie',
  },
  report: {
    title: 'VAT',
    hint: 'To, co zostaje z każdego zamówienia po zwrotach, w dniu zamówienia; każde zamówienie jest zaokrąglane osobno.',
    month: 'Miesiąc',
    total: 'Razem',
    empty: 'W tych dniach nie sprzedano niczego z VAT.',
  },
};
