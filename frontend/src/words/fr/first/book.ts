import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { book as english } from '@/words/en/first/book';

const plural = pluralOf('fr');

/** A book on its card and on its page. */
export const book: typeof english = {
  failed: 'Une erreur est survenue au chargement du livre',
  unknown: 'Il n’y a pas de livre à cette adresse. Le dernier exemplaire en a peut-être été vendu.',
  related: 'À lire aussi',
  coverOf: (title: string) => `Couverture : ${title}`,
  draft: 'Un brouillon. Cette page n’est visible que de vous.',
  description: 'Description',
  facts: {
    author: 'Auteur',
    published: 'Mise en ligne',
    category: 'Catégorie',
    isbn: 'ISBN',
    publisher: 'Éditeur',
    edition: 'Édition',
    firstPublished: '1re parution',
    pages: 'Pages',
    language: 'Langue',
    format: 'Format',
  },
  noAuthor: 'non précisé',
  price: 'Prix',
  insteadOf: 'au lieu de',
  lowestPrice: (price: string) => `Prix le plus bas des 30 jours précédant la réduction : ${price}`,
  soldOut: 'Stock épuisé',
  remaining: (count: number) =>
    plural(count, {
      one: 'Plus que # exemplaire',
      many: 'Plus que # d’exemplaires',
      other: 'Plus que # exemplaires',
    }),
  share: (title: string) => `Partager ${title}`,
  titleBy: (title: string, author: string) => `${title} par ${author}`,
  linkCopied: 'Lien copié',
  copyLink: 'Copiez ce lien',
  wish: (title: string) => `Ajouter ${title} à votre liste d’envies`,
  wishlistFull: 'Votre liste d’envies est pleine. Retirez un livre avant d’en ajouter un autre.',
  manufacturer: { title: 'Éditeur et sécurité', responsible: 'Responsable dans l’UE' },
};
