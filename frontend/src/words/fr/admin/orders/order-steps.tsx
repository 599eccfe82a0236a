import type { Order } from '@storyloom/backend/contract/order/order';
import type { OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { orderSteps as english } from '@/words/en/admin/orders/order-steps';

const plural = pluralOf('fr');

type Pickup = Pick<Order, 'pickup'>;
type Named = Pick<Order, 'number' | 'pickup'>;

const steps: Record<OrderStatus, string> = {
  placed: 'Enregistrer',
  confirmed: 'Confirmer',
  ready: 'Marquer prête',
  shipped: 'Marquer expédiée',
  delivered: 'Marquer livrée',
  cancelled: 'Annuler la commande',
  returned: 'Marquer retournée',
};

const step = (status: OrderStatus, { pickup }: Pickup) =>
  pickup && status === 'delivered' ? 'Marquer retirée' : steps[status];

/** Within a sentence. */
const states: Record<OrderStatus, string> = {
  placed: 'enregistrée',
  confirmed: 'confirmée',
  ready: 'prête au retrait',
  shipped: 'expédiée',
  delivered: 'livrée',
  cancelled: 'annulée',
  returned: 'retournée',
};

const stateOf = (status: OrderStatus, { pickup }: Pickup) =>
  pickup && status === 'delivered' ? 'retirée' : states[status];

/** The steps of an order and their results. */
export const orderSteps: typeof english = {
  step,
  stepOfOrder: (status: OrderStatus, order: Named) =>
    `${step(status, order)} : commande n° ${order.number}`,
  undoneTo: (status: OrderStatus, order: Pickup) => `Retour à l’état « ${stateOf(status, order)} »`,
  doNotSend: (status: OrderStatus) =>
    `Cette commande est ${states[status]}. Ne l’envoyez pas ; il n’y a rien à encaisser.`,
  isNow: (status: OrderStatus, order: Named) =>
    `La commande n° ${order.number} est maintenant ${stateOf(status, order)}.`,
  isAgain: (status: OrderStatus, order: Named) =>
    `La commande n° ${order.number} est de nouveau ${stateOf(status, order)}.`,
  booksCameBack: (count: number, number: number) =>
    plural(count, {
      one: `# livre de la commande n° ${number} est revenu.`,
      many: `# de livres de la commande n° ${number} sont revenus.`,
      other: `# livres de la commande n° ${number} sont revenus.`,
    }),
  booksCameNotBack: (count: number, number: number) =>
    plural(count, {
      one: `# livre de la commande n° ${number} n’est finalement pas revenu.`,
      many: `# de livres de la commande n° ${number} ne sont finalement pas revenus.`,
      other: `# livres de la commande n° ${number} ne sont finalement pas revenus.`,
    }),
  cameBackBefore: (titles: string[]) =>
    `Déjà de retour auparavant : ${titles.map((title) => `« ${title} »`).join(', ')}.`,
  uncertain: (number: number) =>
    `Il n’est pas certain que la commande n° ${number} ait été modifiée. Merci de la consulter avant de réessayer.`,
  askReturned: (number: number) => `La commande n° ${number} est-elle revenue ?`,
  askCancel: (number: number) => `Annuler la commande n° ${number} ?`,
  askEndText: (status: OrderStatus, order: Pickup) =>
    `Ses livres rejoignent le stock, et le client la voit comme ${stateOf(status, order)}.`,
  askWithdrawn: (number: number) => `Poursuivre quand même la commande n° ${number} ?`,
  askWithdrawnText: (titles: string[]) =>
    `Le client s’est rétracté pour ${titles.map((title) => `« ${title} »`).join(', ')}. S’il n’a pas changé d’avis, annulez plutôt la commande.`,
  leaveAsIs: 'Ne rien changer',
  keep: 'Garder la commande',
  movedMeanwhile: 'Quelqu’un d’autre a fait avancer cette commande entre-temps.',
  notChanged: 'La commande n’a pas pu être modifiée. Merci de réessayer.',
  isBeingMoved:
    'Quelqu’un d’autre fait avancer cette commande. Merci de réessayer dans un instant.',
  soldMeanwhile: (status: OrderStatus, order: Named) =>
    `Un livre de la commande n° ${order.number} a été vendu entre-temps ; elle reste donc ${stateOf(status, order)}.`,
  undoTooLate:
    'Trop tard : cette étape date de plus de dix secondes, ou quelqu’un d’autre a fait avancer la commande.',
  notUndone: 'L’étape n’a pas pu être annulée. Merci de consulter la commande.',
};
