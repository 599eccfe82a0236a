import { titles } from '@storyloom/backend/contract/words/fr/titles';
import type {
  settingHints as hints,
  settingLabels as labels,
  settingNames as names,
} from '@/words/en/admin/setting-names';
import type { settingChoices as englishChoices } from '@/words/en/admin/setting-names';
import { orderButton } from '@/words/fr/shop/order-button';
import { vatHints, vatLabels, vatNames } from '@/words/fr/shop/vat';

/** The label of each setting next to two versions of it. */
export const settingNames: typeof names = {
  'supply.orderIn': 'Livres sur commande : activé',
  'supply.days': 'Livres sur commande : jours',
  language: 'Langue',
  sender: 'E-mails',
  'contact.address': 'Contact : adresse',
  'contact.phone': 'Contact : téléphone',
  'contact.email': 'Contact : e-mail',
  'contact.hours': 'Contact : horaires',
  social: 'Réseaux sociaux',
  about: 'À propos',
  services: 'Services',
  delivery: 'Promesse de livraison',
  hero: 'Accueil',
  news: 'Actualités',
  lowStock: 'Stock',
  'shop.name': 'Nom et aspect : nom',
  'shop.line': 'Nom et aspect : description',
  'shop.logo': 'Nom et aspect : logo',
  'shop.accent': 'Nom et aspect : couleur d’accent',
  'money.currency': 'Monnaie : devise',
  'money.locale': 'Monnaie : langue des nombres',
  'money.timeZone': 'Monnaie : fuseau horaire',
  categories: 'Catégories',
  'pages.terms': titles.terms,
  'pages.privacy': titles.privacy,
  'pages.returns': titles.returns,
  'pages.imprint': titles.imprint,
  'pages.accessibility': titles.accessibility,
  'shipping.fee': 'Livraison : frais',
  'shipping.freeFrom': 'Livraison : gratuite dès',
  'shipping.tax': 'Livraison : taxes',
  'newsletter.isOn': 'Newsletter : activée',
  'newsletter.promise': 'Newsletter : fréquence',
  'withdrawal.isOn': 'Rétractation : activée',
  'withdrawal.days': 'Rétractation : jours',
  'guarantee.isOn': 'Garantie légale : activée',
  'guarantee.image': 'Garantie légale : image',
  'guarantee.url': 'Garantie légale : adresse',
  'counter.mode': 'Comptoir : mode',
  orderButton: 'Bouton de commande',
  'pickup.isOn': 'Retrait : activé',
  'pickup.hours': 'Retrait : horaires',
  lowestPrice: 'Prix le plus bas',
  'retention.ordersYears': 'Conservation : années des commandes',
  'retention.emailsMonths': 'Conservation : mois des e-mails',
  'safety.isOn': 'Sécurité des produits : activée',
  'gift.isOn': 'Cadeaux : activés',
  'gift.fee': 'Cadeaux : frais',
  'emails.digest': 'E-mails : un par jour',
  'shipping.rule': 'Livraison : règle d’un pays',
  fixedPrice: 'Prix unique du livre',
  emailTexts: 'Textes des e-mails',
  ...vatNames,
};

/** The labels by the name of the setting. */
export const settingLabels: typeof labels = {
  'supply.orderIn': 'Accepter les commandes de livres qui ne sont plus en stock',
  'supply.days': 'Jours jusqu’à leur arrivée',
  'contact.address': 'Adresse',
  'contact.phone': 'Téléphone',
  'contact.email': 'E-mail',
  'contact.hours': 'Horaires d’ouverture',
  lowStock: 'Seuil de stock faible',
  'money.currency': 'Devise',
  'money.locale': 'Langue des nombres et des dates',
  'money.timeZone': 'Fuseau horaire',
  'shipping.fee': 'Frais',
  'shipping.freeFrom': 'Gratuite dès',
  'shipping.tax': 'Taxes',
  'pickup.isOn': 'Permettre aux clients de retirer leur commande',
  'pickup.hours': 'Quand elle peut être retirée',
  delivery: 'Promesse',
  sender: 'Nom de l’expéditeur',
  'emails.digest':
    'Annoncer les nouvelles commandes par un e-mail par jour, et non un par commande',
  'newsletter.isOn': 'Accepter de nouvelles adresses',
  'newsletter.promise': 'Fréquence',
  hero: 'Paragraphe',
  'withdrawal.isOn': 'Afficher « Renoncer au contrat » sur chaque page et chaque commande',
  'withdrawal.days': 'Jours après la livraison',
  'guarantee.isOn': 'Afficher l’avis lors de la commande et sur sa propre page',
  'guarantee.image': 'Image de l’avis',
  'guarantee.url': 'Ou un lien vers l’avis',
  'counter.mode': 'Ce que fait un scan',
  orderButton: 'Texte du bouton',
  lowestPrice: 'Indiquer le prix le plus bas des 30 derniers jours sur les livres en promotion',
  'retention.ordersYears': 'Années jusqu’à l’anonymisation d’une commande',
  'retention.emailsMonths': 'Mois jusqu’à l’effacement des e-mails',
  'safety.isOn': 'Indiquer l’éditeur et ses adresses sur la page de chaque livre',
  'gift.isOn': 'Proposer les commandes en cadeau, avec carte et emballage',
  'gift.fee': 'Frais d’emballage',
  about: 'Texte',
  services: 'Texte',
  'pages.terms': 'Texte',
  'pages.privacy': 'Texte',
  'pages.returns': 'Texte',
  'pages.imprint': 'Texte',
  'pages.accessibility': 'Texte',
  'shop.name': 'Nom de la librairie',
  'shop.line': 'Ligne de description',
  'shipping.rule': 'Règle des frais de livraison',
  fixedPrice: 'Prix des livres neufs',
  'shop.accent': 'Couleur d’accent',
  ...vatLabels,
};

const plainText =
  'Texte brut. Une ligne vide commence un nouveau paragraphe ; un paragraphe qui commence par « # » suivi d’une espace est un titre.';

/** The hints below the fields. */
export const settingHints: typeof hints = {
  'supply.days':
    'De 1 à 365. Les clients lisent un intervalle : 5 devient « sous 5 à 7 jours environ ».',
  lowStock: 'Un livre avec ce nombre d’exemplaires ou moins est en stock faible.',
  'money.currency': 'Trois lettres, par exemple EUR ou CHF.',
  'money.locale': 'Par exemple fr-FR, fr-CH ou en-US.',
  'money.timeZone':
    'Décide quand commence une journée de la librairie, par exemple Europe/Paris ou UTC.',
  'shipping.fee': 'Ce que coûte la livraison ; 0 affiche « gratuite ».',
  'shipping.freeFrom':
    'Le montant des livres à partir duquel la livraison est gratuite. Vide : jamais.',
  'shipping.tax': 'Figure à côté de « Taxes » au total, comme « Taxes : comprises ».',
  'shipping.rule':
    'Avec la règle française, la livraison coûte 0,01 au lieu d’être gratuite à partir de la somme sous « Gratuite dès ». Le retrait en magasin reste gratuit.',
  'pickup.hours': 'Par exemple « du lundi au vendredi, de 10 h à 18 h ».',
  sender: 'De qui viennent les e-mails.',
  'newsletter.promise': 'Par exemple « deux fois par mois ».',
  'withdrawal.days': '14 ou plus.',
  'retention.ordersYears':
    'Comptées depuis la livraison, l’annulation ou le retour. La ville, les livres et les montants restent. Vide : jamais.',
  'retention.emailsMonths': 'De 1 à 120.',
  'gift.fee': 'Ce que coûte l’emballage, TVA au taux des livres comprise ; 0 affiche « gratuit ».',
  about: plainText,
  services: plainText,
  'pages.terms': plainText,
  'pages.privacy': plainText,
  'pages.returns': plainText,
  'pages.imprint': plainText,
  'pages.accessibility': plainText,
  'shop.line': 'Après le nom, dans le titre de la page d’accueil.',
  ...vatHints,
};

/** The options by the name of the setting. */
export const settingChoices: typeof englishChoices = {
  orderButton,
  'shipping.rule': {
    free: 'Aucune : frais libres',
    france: 'France : au moins 3,00, puis au moins 0,01 dès 35,00',
  },
  fixedPrice: {
    none: 'Libres',
    exact: 'Fixes : aucune remise sur un livre neuf',
    within5: 'Fixes : 5 % de remise au plus sur un livre neuf',
  },
  'counter.mode': {
    sale: 'Vend : avec total, paiement et reçu',
    stock: 'Met seulement à jour le stock de ce qui est vendu à votre caisse',
  },
};
