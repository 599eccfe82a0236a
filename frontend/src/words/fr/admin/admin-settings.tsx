import { ordinal } from '@storyloom/backend/contract/words/fr/ordinal';
import { listOf, pluralOf } from '@storyloom/backend/contract/words/plural';
import { titles } from '@storyloom/backend/contract/words/fr/titles';
import type { adminSettings as english } from '@/words/en/admin/admin-settings';
import { settingChoices, settingHints, settingLabels, settingNames } from './setting-names';
import { settingSections } from './setting-sections';

const plural = pluralOf('fr');
const list = listOf('fr');

/** The settings tabs, their sections and fields. */
export const adminSettings: typeof english = {
  title: 'Paramètres',
  failed: 'Les paramètres n’ont pas pu être chargés.',
  history: 'Historique des paramètres',
  tabs: {
    shop: 'Librairie',
    money: 'Monnaie et livraison',
    categories: 'Catégories',
    pages: 'Pages',
    emails: 'E-mails',
    home: 'Accueil',
    law: 'Légal',
    administrators: 'Administrateurs',
    system: 'Système',
  },
  unsavedTab: (tab: string) => `${tab} (non enregistré)`,
  sections: settingSections,
  labels: settingLabels,
  hints: settingHints,
  names: settingNames,
  choices: settingChoices,
  yes: 'oui',
  no: 'non',

  form: {
    save: 'Enregistrer',
    discard: 'Abandonner',
    notSavedYet: 'Pas encore enregistré',
    correctFirst: 'Pas enregistré : merci de corriger les champs en rouge.',
    saved: 'Les paramètres sont enregistrés.',
    nothingChanged: 'Rien n’a été modifié.',
    tooMuch: 'Cela fait trop de texte en une fois. Merci d’en enregistrer d’abord une partie.',
    notSaved: 'Les paramètres n’ont pas été enregistrés. Merci de réessayer.',
    currencyTitle: 'Changer la devise ?',
    /** The same number as an amount in each currency. */
    currencyText: (before: string, after: string, from: string, to: string) =>
      `Les prix gardent leur valeur chiffrée : ${before} devient ${after}. Les commandes existantes restent en ${from}, et les chiffres et rapports ne comptent que celles en ${to}.`,
    changeIt: 'Changer',
    keepOld: 'Garder l’ancienne',
  },

  inShop: 'Dans la librairie',
  nothingYet: 'Rien pour l’instant.',
  noPickupAddress:
    'L’adresse manque dans « Contact » : sans elle, les clients ne savent pas où retirer leur commande.',
  noMail:
    'Aucun n’est encore envoyé : la personne qui exploite la librairie définit pour cela SMTP_URL et MAIL_FROM.',

  language: {
    label: 'Langue de la librairie',
    reloads: 'Après l’enregistrement, cette page se rouvre dans la nouvelle langue.',
    allFollow: 'Tous les textes d’origine de la librairie sont dans la langue que vous choisissez.',
    someStay: (settings: string[]) =>
      `Vous avez modifié ces textes, et ils restent tels quels : ${list(settings)}. Tous les autres sont dans la langue que vous choisissez.`,
    previewFailed: 'L’aperçu n’a pas pu être chargé.',
  },
  /** A sample of this language, shown before the owner chooses it. */
  sample: {
    button: 'Ajouter au panier',
    cart: titles.cart,
    copies: (count: number) =>
      plural(count, {
        one: '# livre dans votre panier',
        many: '# de livres dans votre panier',
        other: '# livres dans votre panier',
      }),
    status: 'Expédiée',
    order: (date: string, price: string) => `Votre commande du ${ordinal(date)} : ${price}`,
  },

  name: {
    accentHint: (color: string) => `Par exemple ${color} ; vide pour le jaune d’origine.`,
    chooseAccent: 'Choisir la couleur d’accent',
    uploadLogo: 'Envoyer un logo',
    removeLogo: 'Retirer le logo',
    noLogo: 'Sans logo, le nom est écrit en lettres.',
    button: 'Ajouter au panier',
    schemes: { light: 'En clair', dark: 'En sombre' },
  },
  uploadNotice: 'Envoyer l’avis officiel',
  social: {
    name: 'Nom',
    address: 'Adresse',
    placeholder: (braces: string) =>
      `${braces} dans une adresse représente l’adresse de cette librairie, pour les liens qui la partagent.`,
  },
  news: {
    title: 'Titre',
    description: 'Texte court',
    picture: 'Image',
    pictureHint: 'Une adresse web, ou le nom d’une image enregistrée.',
    upload: (number: number) => `Envoyer une image pour l’actualité ${number}`,
    story: 'Le texte complet',
    untitled: 'Titre de l’actualité',
  },
  categories: {
    name: 'Nom',
    slug: 'Nom court',
    booksOnSale: (count: number) =>
      plural(count, {
        one: '# livre en vente',
        many: '# de livres en vente',
        other: '# livres en vente',
      }),
    booksGoTo: (category: string) => `Les livres du rayon ${category} vont dans`,
  },
  /** The entries of the lists. */
  entries: {
    categories: {
      item: (number: number) => `Catégorie ${number}`,
      add: 'Ajouter une catégorie',
      full: (max: number) =>
        plural(max, {
          one: 'Il y a de la place pour # catégorie.',
          many: 'Il y a de la place pour # de catégories.',
          other: 'Il y a de la place pour # catégories.',
        }),
    },
    news: {
      item: (number: number) => `Actualité ${number}`,
      add: 'Ajouter une actualité',
      full: (max: number) =>
        plural(max, {
          one: 'Il y a de la place pour # actualité.',
          many: 'Il y a de la place pour # d’actualités.',
          other: 'Il y a de la place pour # actualités.',
        }),
    },
    social: {
      item: (number: number) => `Lien ${number}`,
      add: 'Ajouter un lien',
      full: (max: number) =>
        plural(max, {
          one: 'Il y a de la place pour # lien.',
          many: 'Il y a de la place pour # de liens.',
          other: 'Il y a de la place pour # liens.',
        }),
    },
  },

  emailTexts: {
    email: 'E-mail',
    ownWords: (email: string) => `${email} (vos mots)`,
    isDefault: 'Cet e-mail a son texte d’origine.',
    write: 'L’écrire avec vos mots',
    subject: 'Objet',
    text: 'Texte',
    textHint: 'Texte brut ; une ligne vide sépare les paragraphes.',
    reset: 'Texte d’origine',
    preview: 'Tel qu’un client le reçoit',
    previewFailed: 'L’aperçu n’a pas pu être chargé.',
    previewSubject: (subject: string) => `Objet : ${subject}`,
    previewWaits: 'L’aperçu s’affiche dès qu’il n’y a plus ni erreur ni oubli.',
    showPreview: 'Afficher l’aperçu',
    placeholders: 'Champs à insérer',
    placeholdersHint: (inSubject: string[]) =>
      `Ce qui est entre accolades est rempli pour chaque e-mail. Cliquez sur un champ pour le placer à l’endroit du curseur ; dans l’objet ${inSubject.join(' ou ')}.`,
  },

  administrators: {
    title: 'Administrateurs',
    history: 'Historique des administrateurs',
    password: 'Modifier le mot de passe',
    passwordHint: 'Le modifier met fin à toutes les autres sessions de cet administrateur.',
    passwordChanged: 'Votre mot de passe est modifié.',
  },

  system: {
    title: 'Version et sauvegardes',
    failed: 'Cela n’a pas pu être chargé.',
    version: (version: string) => `Version ${version}`,
    backupFailed: (problem: string) => `La dernière sauvegarde a échoué : ${problem}`,
    lastBackup: (ago: string) => `Dernière sauvegarde ${ago}.`,
    noBackup: 'Il n’y a pas encore de sauvegarde.',
    every: (hours: number) =>
      plural(hours, {
        one: 'Une nouvelle est faite toutes les heures.',
        many: 'Une nouvelle est faite toutes les # d’heures.',
        other: 'Une nouvelle est faite toutes les # heures.',
      }),
    noneByItself:
      'La librairie ne fait pas de sauvegarde d’elle-même : la personne qui l’exploite peut définir BACKUP_DIR.',
  },
};
