import type {
  emailKinds as kinds,
  orderStatuses as statuses,
  pickupStatuses as ofPickup,
} from '../en/statuses.ts';

/** How an order stands: feminine, as "commande" is. */
export const orderStatuses: typeof statuses = {
  placed: 'Enregistrée',
  confirmed: 'Confirmée',
  ready: 'Prête au retrait',
  shipped: 'Expédiée',
  delivered: 'Livrée',
  cancelled: 'Annulée',
  returned: 'Retournée',
};

/** The same of an order that is collected in the shop: it gets nothing delivered. */
export const pickupStatuses: typeof ofPickup = {
  ...orderStatuses,
  delivered: 'Retirée',
};

/** What emails are about, as the owner reads it. */
export const emailKinds: typeof kinds = {
  'order-received': 'Commande reçue',
  'order-confirmed': 'Commande confirmée',
  'order-ready': 'Commande prête au retrait',
  'order-shipped': 'Commande expédiée',
  'order-cancelled': 'Commande annulée',
  'order-returned': 'Commande retournée',
  'order-books-returned': 'Livres retournés',
  'order-books-sent': 'Partie de commande expédiée',
  'order-books-cancelled': 'Partie de commande annulée',
  'order-day-changed': 'Date de parution modifiée',
  'new-order': 'Nouvelle commande, pour vous',
  digest: 'Commandes du jour, pour vous',
  'backup-failed': 'Échec de sauvegarde, pour vous',
  'withdrawal-received': 'Rétractation reçue',
  'newsletter-confirm': 'Newsletter',
  'book-request-confirm': 'Demande de livre à confirmer',
  'book-here': 'Livre disponible',
  'shop-message': 'Message au client',
  'new-message': 'Message, pour vous',
};
