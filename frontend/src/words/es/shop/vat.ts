import { vat as shared } from '@storyloom/backend/contract/words/es/vat';

/** Texts about VAT for all pages. */
export const vat = {
  ...shared,
  forCompanies: 'Para empresas (opcional)',
  exportCsv: 'IVA por día en CSV',
};

/** The labels of the setting in a comparison of two versions, in its form, and below its fields. */
export const vatNames = {
  'vat.isOn': 'IVA: activado',
  'vat.rate': 'IVA: tipo',
  'vat.shippingRate': 'IVA: tipo del envío',
};
export const vatLabels = {
  'vat.isOn': 'Mostrar base, IVA y total en pedidos, correos y documentos impresos',
  'vat.rate': 'Tipo de los libros en tanto por ciento',
  'vat.shippingRate': 'Tipo del envío en tanto por ciento',
};
export const vatHints = {
  'vat.rate': 'Por ejemplo 4 o 21. Un libro puede tener su propio tipo, en su ficha.',
  'vat.shippingRate': 'Vacío: el tipo de los libros.',
};
export const vatSection = {
  title: 'IVA',
  hint: 'Los precios incluyen el IVA. Un pedido conserva sus tipos aunque después cambien. Si está desactivado, se muestra la línea de impuestos de arriba.',
};

/** In the audit log. */
export const vatFields = {
  vat: 'IVA',
  rate: 'tipo',
  shippingRate: 'tipo del envío',
  vatRate: 'tipo de IVA',
  company: 'empresa',
  vatNumber: 'NIF-IVA',
};

/** In the form of a book. */
export const vatOfBook = {
  label: 'Tipo de IVA (%)',
  hint: 'Opcional. Sin él, el libro lleva el tipo de la tienda.',
};
