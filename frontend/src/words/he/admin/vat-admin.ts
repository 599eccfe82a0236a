import type { vatAdmin as english } from '@/words/en/admin/vat-admin';

/** Texts about VAT and old books for the owner's pages only. */
export const vatAdmin: typeof english = {
  /** For all selected books. */
  bulk: {
    setRate: 'קביעת שיעור מע״מ',
    antiqueOn: 'סימון כספר עתיק',
    antiqueOff: 'ביטול הסימון כספר עתיק',
  },
  report: {
    title: 'מע״מ',
    hint: 'מה שנותר מכל הזמנה לאחר החזרות, ביום ההזמנה; כל הזמנה מעוגלת בנפרד.',
    month: 'חודש',
    total: 'סך הכול',
    empty: 'בימים אלה לא נמכר דבר עם מע״מ.',
  },
};
