import { ordinal } from '@storyloom/backend/contract/words/fr/ordinal';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { awaitedBooks as english } from '@/words/en/admin/orders/awaited-books';

const plural = pluralOf('fr');

const copies = (count: number) =>
  plural(count, { one: '# exemplaire', many: '# d’exemplaires', other: '# exemplaires' });

/** The books that open orders wait for, and their arrivals. */
export const awaitedBooks: typeof english = {
  title: 'À commander',
  allOrders: 'Toutes les commandes',
  open: (count) =>
    plural(count, {
      one: '# exemplaire à commander',
      many: '# d’exemplaires à commander',
      other: '# exemplaires à commander',
    }),
  late: (count) =>
    plural(count, {
      one: '# exemplaire est en retard',
      many: '# d’exemplaires sont en retard',
      other: '# exemplaires sont en retard',
    }),
  overdue: 'En retard sur la date promise',
  failed: 'La liste n’a pas pu être chargée.',
  empty: 'Aucune commande n’attend de livre.',
  copies,
  forOrders: (numbers) => `Pour la commande n° ${numbers}`,
  noPublisher: 'Sans éditeur',
  promisedBy: (day) => `Promis pour le ${ordinal(day)}`,
  save: 'Enregistrer en CSV',
  take: 'Arrivé',
  takeOf: (count, title) => `Arrivé : ${copies(count)} de « ${title} »`,
  sendHere: (count) =>
    plural(count, {
      one: 'Expédier le livre disponible',
      many: 'Expédier les # de livres disponibles',
      other: 'Expédier les # livres disponibles',
    }),
  sent: (count, number) =>
    plural(count, {
      one: `# livre de la commande n° ${number} est expédié.`,
      many: `# de livres de la commande n° ${number} sont expédiés.`,
      other: `# livres de la commande n° ${number} sont expédiés.`,
    }),
  sentUndone: (number) => `Finalement pas expédiés : livres de la commande n° ${number}.`,
  arrivals: {
    title: 'Livres arrivés',
    isbn: 'ISBN',
    hint: 'Scannez-le, ou tapez-le puis Entrée.',
    copies: 'Exemplaires',
    button: 'Enregistrer l’arrivée',
    typed: 'L’ISBN',
    given: (count, title, numbers) =>
      `${copies(count)} de « ${title} » pour la commande n° ${numbers}.`,
    toStock: (count, title) => `${copies(count)} de « ${title} » pour le stock.`,
    unknown: 'Aucun livre de la librairie n’a cet ISBN.',
    notTaken: 'L’arrivée n’a pas été enregistrée. Merci de réessayer.',
    undone: (title) => `L’arrivée de « ${title} » est annulée.`,
    cannotUndo: 'Impossible d’annuler : un exemplaire a été vendu ou expédié depuis.',
    undoable: (title) => `l’arrivée de « ${title} »`,
  },
};
