import { vat as shared } from '@storyloom/backend/contract/words/fr/vat';

/** Texts about VAT for all pages. */
export const vat = {
  ...shared,
  forCompanies: 'Pour les sociétés (facultatif)',
  exportCsv: 'TVA par jour en CSV',
};

/** The labels of the setting in a comparison of two versions, in its form, and below its fields. */
export const vatNames = {
  'vat.isOn': 'TVA : activée',
  'vat.rate': 'TVA : taux',
  'vat.shippingRate': 'TVA : taux de la livraison',
};
export const vatLabels = {
  'vat.isOn': 'Afficher HT, TVA et TTC sur les commandes, les e-mails et les documents imprimés',
  'vat.rate': 'Taux des livres en pourcentage',
  'vat.shippingRate': 'Taux de la livraison en pourcentage',
};
export const vatHints = {
  'vat.rate': 'Par exemple 5,5 ou 20. Un livre peut avoir son propre taux, dans sa fiche.',
  'vat.shippingRate': 'Vide : le taux des livres.',
};
export const vatSection = {
  title: 'TVA',
  hint: 'Les prix sont TTC. Une commande garde ses taux, même s’ils changent ensuite. Si ce paramètre est désactivé, la ligne de taxes ci-dessus s’affiche.',
};

/** In the audit log. */
export const vatFields = {
  vat: 'TVA',
  rate: 'taux',
  shippingRate: 'taux de la livraison',
  vatRate: 'taux de TVA',
  company: 'société',
  vatNumber: 'numéro de TVA',
};

/** In the form of a book. */
export const vatOfBook = {
  label: 'Taux de TVA (%)',
  hint: 'Facultatif. Sans indication, le taux de la librairie s’applique.',
};
