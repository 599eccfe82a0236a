import { categories } from '../../contract/words/fr/categories.ts';
import { paragraphs, type ShopFacts } from '../default-texts.ts';
import type { defaultTexts as english } from '../en/default-texts.ts';
import { defaultNews } from './default-news.ts';
import { defaultPages } from './default-pages.ts';

const freeShipping = [
  '# Livraison gratuite',
  'Le prix affiché à côté d’un livre est celui que vous payez : la livraison est gratuite et les taxes sont comprises.',
];

/** Texts of the shop about itself until its owner changes them. */
export const defaultTexts: typeof english = {
  /** After the shop's name in the title of the home page. */
  shopLine: 'une librairie en ligne indépendante',
  categories,
  /** Next to "Taxes". */
  tax: 'comprises',
  /** How often the newsletter comes. */
  newsletterFrequency: 'deux fois par mois',
  hero: 'Cette semaine sur la table : des histoires où se perdre, des idées qui ont survécu à leur siècle, et un fantôme ou deux. Choisis à la main, emballés dans du papier, payés à l’arrivée.',
  about: ({ name, hasDefaultCategories, hasPickup }: ShopFacts): string => {
    const shelves = hasDefaultCategories
      ? 'Nous tenons cinq rayons : économie, technologie, littérature, épouvante et aventure. Chaque livre qui s’y trouve'
      : 'Chaque livre de nos rayons';
    return paragraphs(
      'Une petite librairie pour les livres qu’on lit depuis cent ans et plus, et pour ceux qu’on lira aussi longtemps.',
      `${name} est une librairie en ligne indépendante. ${shelves} a été lu par quelqu’un de la maison, qui a aussi écrit le texte qui l’accompagne.`,
      `Nous vendons à l’ancienne. Vous choisissez, nous emballons, et vous payez en espèces quand ${hasPickup ? 'les livres sont' : 'le colis est'} entre vos mains. Pas de carte à saisir, pas d’étoiles à gagner, pas de compte à rebours.`,
    );
  },
  services: ({ isFree }: ShopFacts): string =>
    paragraphs(
      'Ce que nous faisons pour vous, du rayon jusqu’à votre porte.',
      '# Paiement en espèces à la livraison',
      'Vous payez à l’arrivée des livres, et rien avant. C’est le seul moyen de paiement que nous proposons.',
      ...(isFree ? freeShipping : []),
      '# Changer d’avis',
      'Tant que nous n’avons pas confirmé une commande, vous pouvez l’annuler vous-même, d’un seul bouton, sur la page de vos commandes. Vous y voyez aussi chaque étape de son parcours : enregistrée, confirmée, expédiée, livrée.',
      '# Un panier et une liste d’envies qui vous attendent',
      'Ce que vous mettez dans le panier ou marquez d’un cœur reste dans votre navigateur, même si vous le fermez, et sans connexion.',
    ),
  delivery: ({ isFree }: ShopFacts): string =>
    isFree
      ? 'Payez en espèces à la livraison. La livraison est gratuite.'
      : 'Payez en espèces à la livraison.',
  news: defaultNews,
  pages: defaultPages,
};
