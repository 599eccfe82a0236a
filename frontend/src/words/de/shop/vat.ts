import { vat as shared } from '@storyloom/backend/contract/words/de/vat';

/** Texts about VAT for all pages. */
export const vat = {
  ...shared,
  forCompanies: 'Für Firmen (optional)',
  exportCsv: 'MwSt. nach Tagen als CSV',
};

/** The labels of the setting in a comparison of two versions, in its form, and below its fields. */
export const vatNames = {
  'vat.isOn': 'MwSt.: eingeschaltet',
  'vat.rate': 'MwSt.: Satz',
  'vat.shippingRate': 'MwSt.: Satz für Versand',
};
export const vatLabels = {
  'vat.isOn': 'Netto, MwSt. und Brutto auf Bestellungen, in E-Mails und auf Ausdrucken zeigen',
  'vat.rate': 'Satz für Bücher in Prozent',
  'vat.shippingRate': 'Satz für Versand in Prozent',
};
export const vatHints = {
  'vat.rate': 'Etwa 7 oder 5,5. Ein Buch kann in seinem Formular einen eigenen Satz haben.',
  'vat.shippingRate': 'Leer: der Satz für Bücher.',
};
export const vatSection = {
  title: 'Mehrwertsteuer',
  hint: 'Die Preise enthalten die Mehrwertsteuer. Eine Bestellung behält ihre Sätze, auch wenn sie sich später ändern. Ist dies ausgeschaltet, erscheint die Steuerzeile von oben.',
};

/** In the audit log. */
export const vatFields = {
  vat: 'MwSt.',
  rate: 'Satz',
  shippingRate: 'Satz für Versand',
  vatRate: 'MwSt.-Satz',
  company: 'Firma',
  vatNumber: 'USt-IdNr.',
};

/** In the form of a book. */
export const vatOfBook = {
  label: 'MwSt.-Satz (%)',
  hint: 'Optional. Ohne Angabe gilt der Satz der Buchhandlung.',
};
