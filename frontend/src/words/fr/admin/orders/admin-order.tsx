import { ordinal } from '@storyloom/backend/contract/words/fr/ordinal';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminOrder as english } from '@/words/en/admin/orders/admin-order';

const plural = pluralOf('fr');

/** The labels of the total of an order; `settled` once nothing is to be paid any more. */
const sumWith = (sum: string) => ({
  settled: sum,
  counter: `${sum}, payé au comptoir`,
  pickup: `${sum}, en espèces au retrait`,
  delivery: `${sum}, en espèces à la livraison`,
});

/** The owner's page of an order. */
export const adminOrder: typeof english = {
  order: (number: number) => `Commande n° ${number}`,
  undoKey: '. Ctrl+Z annule une étape tant que son bouton « Annuler » est là.',
  printSlip: 'Imprimer le bon de livraison',
  printReceipt: 'Imprimer le reçu',
  receiptFailed: 'Le reçu n’a pas pu être imprimé. Merci de réessayer.',
  soldAtTill: 'Vendu à votre caisse',
  printedPage: 'Page imprimée',
  allChanges: 'Toutes les modifications',
  history: 'Historique',
  by: (by: string) => ` par ${by}`,
  id: (id: string) => `Identifiant de commande ${id}`,
  /** The fields of an order that a correction can change. */
  correctedFields: {
    name: 'nom',
    phone: 'téléphone',
    address: 'adresse',
    company: 'société',
    vatNumber: 'numéro de TVA',
  },
  corrected: (fields: string[]) => `Corrigé : ${fields.join(', ')}`,
  cameBack: (titles: string[]) => `Retourné : ${titles.join(', ')}`,
  cameNotBack: (titles: string[]) => `Finalement non retourné : ${titles.join(', ')}`,

  items: (count: number) =>
    plural(count, { one: 'Article (#)', many: 'Articles (#)', other: 'Articles (#)' }),
  shipping: 'Livraison',
  ordered: 'Commandé',
  total: sumWith('Total'),
  remaining: sumWith('Reste'),
  withdrawalReceived: (when: string) => `Rétractation reçue le ${ordinal(when)}`,
  withdrawalNotSignedIn: (when: string) => `Rétractation reçue le ${ordinal(when)}, sans connexion`,
  returnedAt: (when: string) => `Retourné le ${ordinal(when)}`,
  returnBooks: 'Retour de livres',
  whichBooks: 'Quels livres sont revenus ?',
  allOfIt: 'C’est tout : la commande passe à l’état « Retournée », livraison comprise.',
  restStays: 'Ils rejoignent le stock ; le reste de la commande ne change pas.',
  return: 'Retour',
  returnCount: (count: number) =>
    plural(count, {
      one: 'Retour de # livre',
      many: 'Retour de # de livres',
      other: 'Retour de # livres',
    }),

  notes: 'Notes',
  newNote: 'Nouvelle note',
  noteHint: 'Seule la librairie la voit.',
  addNote: 'Ajouter la note',
  noteFailed: 'La note n’a pas pu être enregistrée. Merci de réessayer.',
  noteBy: (by: string) => `${by}, `,

  pickupFor: 'À retirer par',
  deliverTo: 'À livrer à',
  correct: 'Corriger',
  tooLate: 'Trop tard pour corriger cette commande',
  tooLateText: 'Elle est en route, ou a été annulée. Votre saisie n’est pas enregistrée.',
  isCorrected: (number: number) => `La commande n° ${number} est corrigée.`,
  correctedTooLate: 'Trop tard : cette commande est en route, ou a été annulée.',
  notCorrected: 'La correction n’a pas pu être enregistrée. Merci de réessayer.',
  saveCorrection: 'Enregistrer',
  discard: 'Abandonner',
  name: 'Nom',
  phone: 'Téléphone',
  address: 'Adresse',
};
