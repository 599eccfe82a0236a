import { ordinal } from '@storyloom/backend/contract/words/fr/ordinal';
import type { ReactElement } from 'react';
import type { orders as english } from '@/words/en/shop/orders';

/** A customer's orders. */
export const orders: typeof english = {
  title: 'Vos commandes',
  failed: 'Une erreur est survenue au chargement des commandes',
  none: 'Aucune commande pour le moment',
  noneText: 'Votre première commande s’affichera ici, avec chaque étape de son parcours.',
  seeAllBooks: 'Voir tous les livres',
  yourAccount: 'Votre compte',

  order: (number: number) => `Commande n° ${number}`,
  justPlaced: 'à l’instant',
  returnedOn: (when: string) => `Retourné le ${ordinal(when)}`,
  total: 'Prix total',
  shipping: (fee: string) => `Livraison : ${fee}`,
  freeShipping: 'Livraison : gratuite',
  remaining: 'Reste après retours',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  pickupAt: 'Lieu de retrait',
  address: 'Adresse',
  orderId: 'Identifiant de commande',
  copyOrderId: 'Copier l’identifiant de la commande',
  productIds: 'Identifiants des produits',
  copyProductId: (id: string) => `Copier l’identifiant du produit ${id}`,
  receipt: 'Reçu',
  receiptLabel: (number: number) => `Reçu de la commande n° ${number}, dans un nouvel onglet`,

  status: 'État',
  toCome: 'à venir',
  /** The next step of an open order. */
  next: {
    placed: 'Nous allons la vérifier et mettre vos livres de côté.',
    confirmed: 'Vos livres sont mis de côté et emballés.',
    shipped: 'Votre colis a quitté la librairie.',
    ready: 'Vos livres vous attendent à la librairie.',
  },
  /** Replaces it when all books were withdrawn from. */
  nextWithdrawn: 'Nous allons traiter la rétractation.',
  /** Replaces it for an order that is sent in parts. */
  nextInParts: {
    waiting: 'Nous vous procurons les livres qui ne sont pas en rayon.',
    partSent: 'Une partie a quitté la librairie ; le reste suit.',
  },

  placed: {
    title: (number: number) => `Merci. La commande n° ${number} est enregistrée.`,
    payOnDelivery: (amount: ReactElement) => (
      <>
        <span>À payer à la livraison : </span>
        {amount}
      </>
    ),
    payOnCollection: (amount: ReactElement) => (
      <>
        <span>À payer lors du retrait : </span>
        {amount}
      </>
    ),
    steps: 'Cette page montre chaque étape.',
    stepsAndEmails: (email: string) =>
      `Cette page montre chaque étape. Un e-mail suit à l’adresse ${email}, puis un à chaque étape.`,
  },

  cancel: {
    button: 'Annuler la commande',
    title: (number: number) => `Annuler la commande n° ${number} ?`,
    text: 'Rien n’a encore été emballé.',
    confirm: 'Annuler la commande',
    keep: 'La garder',
    done: (number: number) => `La commande n° ${number} est annulée.`,
    failed: 'La commande n’a pas été annulée',
    tooLate: 'Elle était déjà annulée, ou sa préparation a déjà commencé.',
    tryAgain: 'Merci de réessayer dans un instant.',
  },

  withdrawalReceived: (when: string) => `Rétractation reçue le ${ordinal(when)}`,
  withdrawalReceivedUnsigned: (when: string) =>
    `Rétractation reçue le ${ordinal(when)}, sans connexion`,
};
