import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { addToCart as english } from '@/words/en/first/add-to-cart';

const plural = pluralOf('fr');

/** The button of a book. */
export const addToCart: typeof english = {
  add: 'Ajouter au panier',
  addOf: (title: string) => `Ajouter au panier : ${title}`,
  soldOut: 'Stock épuisé',
  soldOutOf: (title: string) => `Stock épuisé : ${title}`,
  inCart: 'Dans votre panier',
  inCartOf: (title: string) => `Dans votre panier. Ajouter au panier : ${title}`,
  goToCart: 'Voir le panier',
  added: 'Ajouté à votre panier',
  duplicate: {
    title: 'Déjà dans le panier',
    text: 'Chaque livre ne s’ajoute au panier qu’une seule fois.',
  },
  full: {
    title: 'Votre panier est plein',
    text: (max: number) =>
      plural(max, {
        one: 'Une commande comprend # livre au plus.',
        many: 'Une commande comprend # de livres au plus.',
        other: 'Une commande comprend # livres au plus.',
      }),
  },
};
