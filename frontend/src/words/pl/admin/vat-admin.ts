import type { vatAdmin as english } from '@/words/en/admin/vat-admin';

/** What only the owner's pages say of VAT and of old books. */
export const vatAdmin: typeof english = {
  /** Of all selected books. */
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
