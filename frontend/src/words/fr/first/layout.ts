import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { layout as english } from '@/words/en/first/layout';

const plural = pluralOf('fr');

/** Header and footer of the shop's pages. */
export const layout: typeof english = {
  skip: 'Aller au contenu',
  offline:
    'Vous êtes hors ligne. Votre panier est conservé ; nous reprendrons au retour de la connexion.',
  shopNav: 'Librairie',
  shelves: 'Sélections',
  allBooks: 'Tous les livres',
  wishlist: 'Liste d’envies',
  wishlistWith: (count: number) =>
    plural(count, {
      one: 'Liste d’envies, # livre',
      many: 'Liste d’envies, # de livres',
      other: 'Liste d’envies, # livres',
    }),
  cart: 'Panier',
  cartWith: (count: number) =>
    plural(count, {
      one: 'Panier, # livre',
      many: 'Panier, # de livres',
      other: 'Panier, # livres',
    }),
  signIn: 'Connexion',
  /** For a customer without a name. */
  customer: 'Client',
  menu: 'Votre menu',
  menuOf: (customer: string) => `Votre menu, ${customer}`,
  menuLinks: {
    dashboard: 'Tableau de bord',
    orders: 'Commandes',
    cart: 'Panier',
    checkout: 'Validation de la commande',
    account: 'Votre compte',
  },
  logout: 'Déconnexion',
  footerNav: 'À propos de la librairie',
  footerLinks: {
    home: 'Accueil',
    services: 'Services',
    about: 'À propos',
    contact: 'Contact',
  },
  newsletter: {
    address: 'Votre adresse e-mail',
    example: 'vous@example.com',
    subscribe: 'S’abonner',
    joined: 'Merci. Si un premier e-mail vous demande si c’était bien vous, ouvrez son lien.',
    addressNote: 'Nous ne gardons votre adresse que pour cette newsletter. ',
    privacy: 'Ce que nous en faisons',
    noAddress: 'Merci d’indiquer une adresse e-mail valide.',
    tooMany: 'Trop d’essais à la suite. Merci de réessayer dans un moment.',
    outOfReach: 'L’envoi ne nous est pas parvenu. Merci de réessayer dans un instant.',
  },
};
