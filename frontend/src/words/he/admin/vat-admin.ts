import type { vatAdmin as english } from '@/words/en/admin/vat-admin';

/** What only the owner's pages say of VAT and of old books. */
export const vatAdmin: typeof english = {
  /** Of all selected books. */
  bulk: { setRate: 'קביעת שיעור מע״מ', antiqueOn: 'סימון כספר עתיק', antiqueOff: 'הסרת ספר עתיק' },
  report: {
    title: 'מע״מ',
    hint: 'מה שנותר מכל הזמנה לאחר החזרות, ביום ההזמנה; כל הזמנה מעוגלת בנפרד.',
    month: 'חודש',
    total: 'סך הכול',
    empty: 'בימים אלה לא נמכר דבר עם מע״מ.',
  },
};
