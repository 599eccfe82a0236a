import type { vatAdmin as english } from '@/words/en/admin/vat-admin';

/** Texts about VAT and old books for the owner's pages only. */
export const vatAdmin: typeof english = {
  /** For all selected books. */
  bulk: {
    setRate: 'MwSt.-Satz setzen',
    antiqueOn: 'Antiquarisch an',
    antiqueOff: 'Antiquarisch aus',
  },
  report: {
    title: 'Mehrwertsteuer',
    hint: 'Was nach Rücksendungen von jeder Bestellung bleibt, am Tag der Bestellung; jede Bestellung ist für sich gerundet.',
    month: 'Monat',
    total: 'Summe',
    empty: 'In diesen Tagen wurde nichts mit Mehrwertsteuer verkauft.',
  },
};
