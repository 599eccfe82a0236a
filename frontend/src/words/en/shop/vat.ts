import { vat as shared } from '@storyloom/backend/contract/words/en/vat';

/** Texts about VAT for all pages. */
export const vat = {
  ...shared,
  forCompanies: 'For companies (optional)',
  exportCsv: 'VAT by day as CSV',
};

/** The labels of the setting in a comparison of two versions, in its form, and below its fields. */
export const vatNames = {
  'vat.isOn': 'VAT: is on',
  'vat.rate': 'VAT: rate',
  'vat.shippingRate': 'VAT: rate of shipping',
};
export const vatLabels = {
  'vat.isOn': 'Show net, VAT and gross on orders, emails and printouts',
  'vat.rate': 'Rate of books in percent',
  'vat.shippingRate': 'Rate of shipping in percent',
};
export const vatHints = {
  'vat.rate': 'Such as 7 or 5.5. A book can have its own rate, in its form.',
  'vat.shippingRate': 'Empty: the rate of books.',
};
export const vatSection = {
  title: 'VAT',
  hint: 'Prices include VAT. An order keeps its rates, whatever they are later. Switched off, the tax line above is shown.',
};

/** In the audit log. */
export const vatFields = {
  vat: 'VAT',
  rate: 'rate',
  shippingRate: 'shipping rate',
  vatRate: 'VAT rate',
  company: 'company',
  vatNumber: 'VAT number',
};

/** In the form of a book. */
export const vatOfBook = {
  label: 'VAT rate (%)',
  hint: 'Optional. Without it the book has the rate of the shop.',
};
