import { titles } from '@storyloom/backend/contract/words/fr/titles';
import type { settingSections as english } from '@/words/en/admin/setting-sections';
import { vatSection } from '@/words/fr/shop/vat';

const withoutText = 'Sans texte, la page n’existe pas et aucun lien n’y mène.';

/** The sections by their id. */
export const settingSections: typeof english = {
  supply: {
    title: 'Livres sur commande',
    hint: 'Les livres qui ne sont plus en stock peuvent être commandés. Un livre peut avoir sa propre règle.',
  },
  language: {
    title: 'Langue',
    hint: 'De chaque page, e-mail et document imprimé, pour les clients et pour vous.',
  },
  name: {
    title: 'Nom et aspect',
    hint: 'En haut et au pied de chaque page, dans les titres, e-mails, bons et fichiers.',
  },
  contact: {
    title: 'Contact',
    hint: 'Sur la page « Contact » et pour les moteurs de recherche. Ce qui reste vide ne s’affiche pas.',
  },
  social: { title: 'Réseaux sociaux', hint: 'Au pied de chaque page.' },
  stock: {
    title: 'Stock',
    hint: 'Signale des livres dans votre propre tableau ; les clients ne le voient pas.',
  },
  money: { title: 'Monnaie', hint: 'Dans chaque prix, e-mail, liste et rapport.' },
  shipping: {
    title: 'Livraison',
    hint: 'S’ajoute au total des livres d’une commande, à partir de la prochaine.',
  },
  pickup: {
    title: 'Retrait en magasin',
    hint: 'Les clients peuvent retirer une commande dans votre librairie, à son adresse sous Contact.',
  },
  delivery: { title: 'Promesse de livraison', hint: 'À côté de chaque bouton d’achat.' },
  categories: {
    title: 'Catégories',
    hint: 'Les catégories de la librairie, dans cet ordre. Un nouveau nom ne change rien d’autre ; le nom court figure dans les adresses et les fichiers, et reste.',
  },
  terms: {
    title: titles.terms,
    hint: `Les clients les acceptent à chaque commande. ${withoutText}`,
  },
  privacy: {
    title: titles.privacy,
    hint: `La librairie ajoute elle-même au-dessous la liste de ce qu’elle enregistre, qui ne peut être omise. ${withoutText}`,
  },
  returns: {
    title: titles.returns,
    hint: `Le droit de rétractation : comment les livres sont retournés, et qui paie le retour. ${withoutText}`,
  },
  imprint: {
    title: titles.imprint,
    hint: `Qui exploite la librairie, et où. ${withoutText}`,
  },
  accessibility: {
    title: titles.accessibility,
    hint: `Comment chacun peut utiliser la librairie, et à qui s’adresser si ce n’est pas possible. ${withoutText}`,
  },
  emails: { title: 'E-mails', hint: 'Les e-mails aux clients et à vous.' },
  'email-texts': {
    title: 'Textes des e-mails',
    hint: 'Ce que lisent les clients. Vos propres mots remplacent ceux d’origine, e-mail par e-mail.',
  },
  newsletter: { title: 'Newsletter', hint: 'Le champ au pied de chaque page.' },
  home: {
    title: 'Accueil',
    hint: 'Le paragraphe sous « Découvrez les nouvelles lectures de la semaine ».',
  },
  news: {
    title: 'Actualités',
    hint: 'Jusqu’à cinq actualités sur la page d’accueil, la première en tête.',
  },
  about: {
    title: 'À propos',
    hint: 'La page « À propos ». Le premier paragraphe est plus grand que les autres.',
  },
  services: {
    title: 'Services',
    hint: 'La page « Services ». Le premier paragraphe est plus grand que les autres.',
  },
  withdrawal: {
    title: 'Rétractation',
    hint: 'Dans l’Union européenne, les clients peuvent se rétracter d’un contrat dans les 14 jours suivant la livraison, et la librairie doit proposer un bouton pour cela. Tant que c’est activé, l’e-mail d’une nouvelle commande dit comment se rétracter et contient en entier vos pages « Conditions générales de vente » et « Retours » : c’est là que vont les informations sur la rétractation et le formulaire type.',
  },
  'order-button': {
    title: 'Bouton de commande',
    hint: 'À la fin de la commande. Dans l’Union européenne, une commande n’engage un consommateur que si le bouton dit qu’elle oblige à payer.',
  },
  counter: {
    title: 'Comptoir',
    hint: 'En Allemagne, en Autriche, en France, en Espagne et en Italie, un programme qui additionne de l’argent au comptoir peut être considéré comme une caisse, qui doit être certifiée. Dans ces pays, limitez le comptoir à la mise à jour du stock et encaissez à votre propre caisse.',
  },
  guarantee: {
    title: 'Garantie légale',
    hint: 'Depuis le 27 septembre 2026, toute boutique qui vend à des consommateurs dans l’Union européenne affiche l’avis officiel sur la garantie légale, dans sa langue et sans modification. Les e-mails d’une nouvelle commande y renvoient.',
  },
  'lowest-price': {
    title: 'Prix le plus bas',
    hint: 'Dans l’Union européenne, un prix réduit doit indiquer le prix le plus bas des 30 jours précédents. La librairie note les prix de chaque livre, même quand ceci est désactivé ; un livre qui n’était pas en vente avant sa réduction n’indique rien.',
  },
  'fixed-price': {
    title: 'Prix unique du livre',
    hint: 'En Allemagne, en Autriche, en France, en Espagne, en Italie et ailleurs, les livres neufs se vendent au prix fixé par l’éditeur. Tant que ce paramètre est actif, la librairie refuse tout ancien prix barré qui l’enfreint, dans le formulaire comme dans un fichier, et n’affiche pas ceux qui existent déjà. Les livres d’occasion et ceux marqués « Prix unique levé » ne sont pas concernés.',
  },
  kept: {
    title: 'Conservation',
    hint: 'La page sur la confidentialité indique ces durées. Une fois la durée écoulée, tout disparaît automatiquement dans l’heure et ne peut être rétabli que depuis une sauvegarde.',
  },
  safety: {
    title: 'Sécurité des produits',
    hint: 'Depuis le 13 décembre 2024, les offres dans l’Union européenne indiquent qui a fabriqué un produit : pour les livres, l’éditeur, avec son adresse postale et une adresse e-mail ou web. Les livres marqués comme anciens en sont exclus.',
  },
  gift: {
    title: 'Cadeaux',
    hint: 'Au moment de commander, le client peut dire que c’est un cadeau. Le bon de livraison n’indique alors aucun prix.',
  },
  vat: vatSection,
};
