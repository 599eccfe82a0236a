import { ordinal } from '@storyloom/backend/contract/words/fr/ordinal';
import type { ChangedThing, ExportedThing, adminUi as english } from '@/words/en/admin/admin-ui';

const changed: Record<ChangedThing, string> = {
  'this order': 'cette commande',
  'this shelf': 'cette sélection',
  'this book': 'ce livre',
  'this publisher': 'cet éditeur',
  'these settings': 'ces paramètres',
};

const notExported: Record<ExportedThing, string> = {
  orders: 'Les commandes n’ont pas pu être exportées',
  data: 'Les données n’ont pas pu être exportées',
  addresses: 'Les adresses n’ont pas pu être exportées',
  report: 'Le rapport n’a pas pu être exporté',
  books: 'Les livres n’ont pas pu être exportés',
};

/** Texts of components that several owner's pages use. */
export const adminUi: typeof english = {
  sample: 'Exemple',
  exportFailed: (what: ExportedThing) => `${notExported[what]}. Merci de réessayer.`,
  conflict: {
    changedBy: (what: ChangedThing, by: string, when: string) =>
      `${by} a modifié ${changed[what]} le ${ordinal(when)}`,
    changedBySomebody: (what: ChangedThing) =>
      `Quelqu’un d’autre a modifié ${changed[what]} entre-temps`,
    text: 'Rien n’est encore enregistré. Choisissez la version à garder.',
    mine: 'Votre version',
    theirs: 'L’autre version',
    nothing: 'rien',
    saveMine: 'Garder la mienne',
    takeTheirs: 'Prendre l’autre',
  },
  draft: {
    kept: 'Votre saisie précédente est toujours là.',
    startOver: 'Recommencer',
    leaveTitle: 'Quitter sans enregistrer ?',
    leaveText: 'Ce que vous avez saisi sans l’enregistrer sera perdu.',
    leave: 'Quitter',
    stay: 'Rester',
  },
  bookPicker: {
    label: 'Ajouter un livre',
    placeholder: 'Titre, auteur ou ISBN',
    list: 'Livres',
    soldOut: 'Stock épuisé',
    noAnswer: 'La librairie n’a pas répondu. Continuez à taper pour relancer la recherche.',
    noneFound: 'Aucun livre trouvé.',
  },
  picture: {
    choose: 'Choisir une image',
    allowed: 'JPEG, PNG, WebP ou AVIF, jusqu’à 5 Mo.',
    takeAway: (name: string) => `Retirer ${name}`,
    upload: 'Envoi',
    uploaded: 'Envoyée',
    uploading: (percent: string) => `Envoi en cours, ${percent} %`,
    checking: 'Vérification de l’image',
    wrongType: 'Merci de choisir une image JPEG, PNG, WebP ou AVIF.',
    bigger: (megabytes: string) => `Cette image pèse ${megabytes} Mo ; la limite est de 5 Mo.`,
    tooBig: 'Cette image est trop lourde ; la limite est de 5 Mo.',
    broken: 'Ce fichier n’est pas une image lisible. Merci d’en choisir une autre.',
    /** The subject of the sentence about a broken rule. */
    thisPicture: 'Cette image',
    refused: (why: string) => `${why}. Merci d’en choisir une autre.`,
    signIn: 'Merci de vous reconnecter pour envoyer l’image.',
    failed: 'L’image n’a pas pu être envoyée. Merci de réessayer.',
  },
  listItem: {
    moveUp: (name: string) => `Monter ${name}`,
    moveDown: (name: string) => `Descendre ${name}`,
    remove: (name: string) => `Retirer ${name}`,
  },
  email: {
    html: 'Mis en forme',
    text: 'Texte brut',
    title: 'L’e-mail tel que les messageries l’affichent',
  },
};
