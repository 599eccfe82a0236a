import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { cart as english } from '@/words/en/shop/cart';

const plural = pluralOf('fr');

export const cart: typeof english = {
  empty: 'Votre panier est vide',
  keeps: 'Les livres que vous ajoutez vous attendent ici, même si vous fermez la fenêtre.',
  clear: 'Vider le panier',
  quantity: 'Qté : 1',
  remove: 'Retirer',
  removeBook: (title: string) => `Retirer ${title}`,
  subtotal: 'Sous-total',
  shipping: 'Livraison',
  freeFrom: (amount: string) => `gratuite dès ${amount}`,
  /** The lower shipping fee from that sum on. */
  lessFrom: (fee: string, amount: string) => `${fee} dès ${amount}`,
  total: 'Total',
  totalWithDelivery: 'Total avec livraison',
  note: 'Livraison et taxes calculées à la commande.',
  checkout: 'Valider le panier',
  continue: 'Continuer mes achats',
  isGone: (title: ReactElement) => (
    <>
      {title}
      <span> n’est plus en vente.</span>
    </>
  ),
  isSoldOut: (title: ReactElement) => (
    <>
      {title}
      <span> n’est plus en stock.</span>
    </>
  ),
  removeAndGoOn: 'Le retirer et continuer',
  priceChanged: 'Un prix a changé depuis votre choix.',
  newPrice: (title: ReactElement, price: ReactElement, oldPrice: string) => (
    <>
      {title}
      <span> : désormais </span>
      {price}
      <span>{` au lieu de ${oldPrice}`}</span>
    </>
  ),
  acceptPrices: 'Accepter les nouveaux prix',
  buyAgain: 'Acheter de nouveau',
  buyAgainOrder: (order: number) => `Acheter de nouveau : commande n° ${order}`,
  putIntoCart: (count: number) =>
    plural(count, {
      one: '# livre ajouté à votre panier.',
      many: '# de livres ajoutés à votre panier.',
      other: '# livres ajoutés à votre panier.',
    }),
  notAvailable: (count: number) =>
    plural(count, {
      one: '# livre n’est pas disponible.',
      many: '# de livres ne sont pas disponibles.',
      other: '# livres ne sont pas disponibles.',
    }),
};
