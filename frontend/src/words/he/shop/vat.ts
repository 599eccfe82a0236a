import { vat as shared } from '@storyloom/backend/contract/words/he/vat';

/** Texts about VAT for all pages. */
export const vat = {
  ...shared,
  forCompanies: 'לחברות (לא חובה)',
  exportCsv: 'מע״מ לפי ימים ב־CSV',
};

/** The labels of the setting in a comparison of two versions, in its form, and below its fields. */
export const vatNames = {
  'vat.isOn': 'מע״מ: פעיל',
  'vat.rate': 'מע״מ: שיעור',
  'vat.shippingRate': 'מע״מ: שיעור המשלוח',
};
export const vatLabels = {
  'vat.isOn': 'להציג סכום לפני מע״מ, מע״מ וסכום כולל בהזמנות, בהודעות דוא״ל ובהדפסות',
  'vat.rate': 'שיעור המע״מ על ספרים באחוזים',
  'vat.shippingRate': 'שיעור המע״מ על משלוח באחוזים',
};
export const vatHints = {
  'vat.rate': 'למשל 18 או 5.5. לספר יכול להיות שיעור משלו, בטופס שלו.',
  'vat.shippingRate': 'ריק: השיעור של הספרים.',
};
export const vatSection = {
  title: 'מע״מ',
  hint: 'המחירים כוללים מע״מ. הזמנה שומרת את השיעורים שלה גם אם הם משתנים אחר כך. כשזה כבוי מוצגת שורת המיסים שלמעלה.',
};

/** In the audit log. */
export const vatFields = {
  vat: 'מע״מ',
  rate: 'שיעור',
  shippingRate: 'שיעור המשלוח',
  vatRate: 'שיעור מע״מ',
  company: 'חברה',
  vatNumber: 'מספר מע״מ',
};

/** In the form of a book. */
export const vatOfBook = {
  label: 'שיעור מע״מ (%)',
  hint: 'לא חובה. בלעדיו חל השיעור של החנות.',
};
