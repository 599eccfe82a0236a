import { pluralOf } from '../../contract/words/plural.ts';
import type { heads as englishHeads, noscript as englishNoscript } from '../en/heads.ts';

const plural = pluralOf('fr');
const invitation =
  'Parcourez des livres aimés de longue date, commandez en une minute et payez à la réception.';

/** Titles and descriptions of pages for search engines and link previews. */
export const heads: typeof englishHeads = {
  /** While the shop has its default line. */
  newShop: (name: string) => `${name} est une librairie en ligne indépendante. ${invitation}`,
  /** `title`: name and line of the shop, as in the title of the home page. */
  shop: (title: string) => `${title}. ${invitation}`,
  catalogue: ({ total, category, shop }) => {
    const books = plural(total, { one: '# livre', many: '# de livres', other: '# livres' });
    const shelf = category ? ` du rayon ${category}` : '';
    return `${books}${shelf} à parcourir chez ${shop}, paiement en espèces à la livraison. Recherche par titre ou auteur, filtres par catégorie et prix.`;
  },
  book: ({ title, author, description }) =>
    author ? `${title} par ${author}. ${description}` : `${title}. ${description}`,
  shelf: (title: string, shop: string) => `${title} : des livres choisis par ${shop}.`,
  author: (author: string, titles: string) => `Livres signés ${author} : ${titles}`,
};

/** For browsers without scripts. */
export const noscript: typeof englishNoscript = {
  text: (shop: string) =>
    `Pour la connexion, le panier et les commandes, ${shop} a besoin de JavaScript, qui est désactivé dans ce navigateur. La visite, elle, s’en passe.`,
  allBooks: 'Voir tous les livres',
};
