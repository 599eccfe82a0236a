import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { bookForm as english } from '@/words/en/admin/books/book-form';
import { vatOfBook } from '@/words/fr/shop/vat';

const plural = pluralOf('fr');

/** The forms that add and change a book. */
export const bookForm: typeof english = {
  addTitle: 'Ajouter un livre',
  editTitle: 'Modifier le livre',
  editFailed: 'Une erreur est survenue au chargement du livre',
  ordersOfBook: 'Commandes de ce livre',

  labels: {
    title: 'Titre',
    description: 'Description',
    category: 'Catégorie',
    trending: 'Tendance',
    oldPrice: 'Ancien prix',
    newPrice: 'Nouveau prix',
    coverImage: 'Couverture',
    author: 'Auteur',
    stock: 'Stock',
    isbn: 'ISBN',
    publisher: 'Éditeur',
    year: 'Année',
    pages: 'Pages',
    language: 'Langue',
    format: 'Format',
    draft: 'Brouillon',
    antique: 'Livre ancien',
    priceLifted: 'Prix unique levé',
    condition: 'État',
    conditionNote: 'Note sur l’état',
    vatRate: vatOfBook.label,
    supply: 'Disponibilité',
    supplyDays: 'Délai de commande en jours',
    availableFrom: 'Paraît le',
  },
  categoryDefault: 'Choisir une catégorie',
  hints: {
    oldPriceFixed: {
      exact:
        'Facultatif tant que les livres neufs sont au prix unique : seuls les livres d’occasion et ceux dont le prix unique est levé ont un ancien prix barré.',
      within5:
        'Facultatif tant que les livres neufs sont au prix unique : un ancien prix barré montre une remise de 5 % au plus. Les livres d’occasion et ceux dont le prix unique est levé font exception.',
    },
    oldPrice: (currency: string) => `En ${currency}. Affiché barré s’il est le plus élevé.`,
    newPrice: (currency: string) => `En ${currency}. Ce que le client paie.`,
    author: 'Facultatif.',
    stock: 'Facultatif. Champ vide : le livre est toujours disponible.',
    isbn: 'Facultatif. 10 ou 13 chiffres, traits d’union à volonté.',
    publisher: 'Facultatif.',
    year: 'Facultatif. Celle de cette édition ; sans ISBN, celle de la première parution.',
    pages: 'Facultatif.',
    language: 'Facultatif.',
    format: 'Facultatif, par exemple relié ou broché.',
    coverImage: 'Une adresse web, ou le nom d’une image enregistrée.',
    conditionNote: 'Facultatif. Ce qu’il faut savoir de cet exemplaire.',
    vatRate: vatOfBook.hint,
    supply: 'Facultatif. Ce qui est promis quand il n’y a pas d’exemplaire.',
    supplyDays: 'Facultatif, de 1 à 365. Laissé vide : le délai indiqué dans les paramètres.',
    availableFrom: 'Facultatif. Le livre peut être commandé avant ce jour.',
  },
  /** The title of the fields that only some books need. */
  conditionAndSupply: 'Occasion, ou pas en rayon',
  supplies: {
    default: 'Comme la librairie : en stock ou non',
    stock: 'Jamais sur commande : stock épuisé à 0',
    orderIn: 'Sur commande',
    preorder: 'À paraître',
    gone: 'Épuisé définitivement',
  },
  uploadPicture: 'Envoyer une image',

  /** The value of a checkbox within a sentence. */
  yes: 'oui',
  no: 'non',
  none: 'aucun',
  stockNotLimited: 'illimité',

  lookUp: {
    button: 'Rechercher',
    busy: 'Recherche…',
    /** The subject of the sentence about a broken rule. */
    isbn: 'ISBN',
    coverTaken: 'La couverture est reprise.',
    coverFound: 'Couverture trouvée',
    useCover: 'Utiliser cette couverture',
    nothingMissing: 'Open Library n’a aucune des informations qui manquent ici.',
    filled: (fields: string[]) => `Rempli d’après Open Library : ${fields.join(', ')}.`,
    unknown: 'Open Library ne connaît pas cet ISBN.',
    noAnswer:
      'Open Library ne répond pas pour le moment. Merci de réessayer, ou de saisir le livre.',
  },

  preview: {
    label: 'Aperçu',
    inShop: 'Dans la librairie',
    title: 'Titre du livre',
    description: 'Les soixante premières lettres de la description.',
  },

  add: {
    button: 'Ajouter le livre',
    busy: 'Ajout…',
    saveDraft: 'Enregistrer en brouillon',
    doneTitle: 'Livre ajouté',
    doneText: 'Votre livre est bien en ligne !',
    doneButton: 'D’accord !',
    cancel: 'Annuler',
    failed: 'Le livre n’a pas pu être ajouté. Merci de réessayer.',
    draftTitle: 'Brouillon enregistré',
    draftText: 'Il n’est visible que de vous, jusqu’à sa publication.',
    beforeTitle: 'Le livre était déjà ajouté',
    beforeText:
      'Un essai précédent l’a ajouté, avec le formulaire d’alors. Modifiez-le dans « Gérer les livres » ; l’ajouter de nouveau crée un second livre.',
  },

  edit: {
    button: 'Modifier le livre',
    busy: 'Enregistrement…',
    publish: 'Publier',
    unpublish: 'Dépublier',
    isDraft: 'Un brouillon. Il n’est visible que de vous, jusqu’à sa publication.',
    doneTitle: 'Livre modifié',
    doneText: 'Votre livre a bien été modifié !',
    doneButton: 'D’accord',
    failedTitle: 'Échec de la modification',
    failedText: 'Une erreur est survenue à la modification du livre. Merci de réessayer.',
    retry: 'Réessayer',
    back: 'Retour au formulaire',
    deletedText:
      'Ce livre a été supprimé entre-temps. Votre saisie reste ici jusqu’à ce que vous quittiez la page.',
  },

  meanwhile: {
    title: 'Ce livre a été modifié pendant votre travail. Gardé tel qu’il est maintenant :',
    /** A field and its values before and after. */
    became: (label: string, before: string, after: string) =>
      `${label} : ${before}, désormais ${after}.`,
    soldLeft: (sold: number, left: string) =>
      plural(sold, {
        one: `# vendu, stock : ${left}.`,
        many: `# vendus, stock : ${left}.`,
        other: `# vendus, stock : ${left}.`,
      }),
    cameBackLeft: (copies: number, left: string) =>
      plural(copies, {
        one: `# revenu, stock : ${left}.`,
        many: `# revenus, stock : ${left}.`,
        other: `# revenus, stock : ${left}.`,
      }),
    soldSince: (sold: number) =>
      plural(sold, {
        one: 'Stock : # vendu depuis l’ouverture de cette page',
        many: 'Stock : # vendus depuis l’ouverture de cette page',
        other: 'Stock : # vendus depuis l’ouverture de cette page',
      }),
    cameBackSince: (copies: number) =>
      plural(copies, {
        one: 'Stock : # revenu depuis l’ouverture de cette page',
        many: 'Stock : # revenus depuis l’ouverture de cette page',
        other: 'Stock : # revenus depuis l’ouverture de cette page',
      }),
    onlySold: 'Ce livre a été vendu entre-temps',
    onlyCameBack: 'Un exemplaire de ce livre est revenu entre-temps',
    lessSold: (rest: string, typed: string, sold: number) =>
      plural(sold, {
        one: `${rest} (votre saisie, ${typed}, moins # vendu)`,
        many: `${rest} (votre saisie, ${typed}, moins # vendus)`,
        other: `${rest} (votre saisie, ${typed}, moins # vendus)`,
      }),
    andMore: (rest: string, typed: string, copies: number) =>
      plural(copies, {
        one: `${rest} (votre saisie, ${typed}, plus #)`,
        many: `${rest} (votre saisie, ${typed}, plus #)`,
        other: `${rest} (votre saisie, ${typed}, plus #)`,
      }),
  },
  isAntique:
    'Livre ancien ou antérieur aux règles sur la sécurité des produits (13 décembre 2024) : sa page n’indique pas l’éditeur',
};
