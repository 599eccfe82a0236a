import { vat as shared } from '@storyloom/backend/contract/words/pl/vat';

/** Texts about VAT for all pages. */
export const vat = {
  ...shared,
  forCompanies: 'Dla firm (opcjonalnie)',
  exportCsv: 'VAT według dni w CSV',
};

/** The labels of the setting in a comparison of two versions, in its form, and below its fields. */
export const vatNames = {
  'vat.isOn': 'VAT: włączony',
  'vat.rate': 'VAT: stawka',
  'vat.shippingRate': 'VAT: stawka dostawy',
};
export const vatLabels = {
  'vat.isOn': 'Pokazuj netto, VAT i brutto w zamówieniach, e-mailach i na wydrukach',
  'vat.rate': 'Stawka dla książek w procentach',
  'vat.shippingRate': 'Stawka dla dostawy w procentach',
};
export const vatHints = {
  'vat.rate': 'Na przykład 5 lub 23. Książka może mieć w formularzu własną stawkę.',
  'vat.shippingRate': 'Puste: stawka dla książek.',
};
export const vatSection = {
  title: 'VAT',
  hint: 'Ceny zawierają VAT. Zamówienie zachowuje swoje stawki, nawet gdy później się zmienią. Po wyłączeniu widać wiersz podatku podany wyżej.',
};

/** In the audit log. */
export const vatFields = {
  vat: 'VAT',
  rate: 'stawka',
  shippingRate: 'stawka dostawy',
  vatRate: 'stawka VAT',
  company: 'firma',
  vatNumber: 'numer VAT UE',
};

/** In the form of a book. */
export const vatOfBook = {
  label: 'Stawka VAT (%)',
  hint: 'Opcjonalnie. Bez niej książka ma stawkę sklepu.',
};
