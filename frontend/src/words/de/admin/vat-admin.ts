import type { vatAdmin as english } from '@/words/en/admin/vat-admin';

/** What only the owner's pages say of VAT and of old books. */
export const vatAdmin: typeof english = {
  /** Of all selected books. */
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
