import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { partialDelivery as english } from '@/words/en/admin/orders/partial-delivery';

const plural = pluralOf('fr');

/** Orders with awaited books, or sent in several parcels. */
export const partialDelivery: typeof english = {
  waits: (count) =>
    plural(count, {
      one: 'Attend # livre',
      many: 'Attend # de livres',
      other: 'Attend # livres',
    }),
  allHere: 'Tous les livres sont là',
  choose: 'Choisir les livres à expédier',
  which: 'Quels livres partent maintenant ?',
  send: (count) =>
    plural(count, {
      one: 'Expédier # livre',
      many: 'Expédier # de livres',
      other: 'Expédier # livres',
    }),
  sendNone: 'Expédier des livres',
  restStays: 'Les autres livres restent à expédier.',
  allOfIt: 'C’est tout : la commande passe à l’état « Expédiée ».',
  askSend: (number) => `Il manque encore des livres de la commande n° ${number}`,
  askSendText: (titles) => `Arrivée non enregistrée : ${titles.join(', ')}.`,
  /** In the history of an order. */
  sent: (titles) => `Expédié : ${titles.join(', ')}`,
  notSent: (titles) => `Finalement non expédié : ${titles.join(', ')}`,
  cancelled: (titles) => `Annulé : ${titles.join(', ')}`,
  notCancelled: (titles) => `Finalement non annulé : ${titles.join(', ')}`,
};
