import { currencyNameOf } from '@storyloom/backend/contract/words/currency-name';
import type { PagePart, ui as english } from '@/words/en/first/ui';

const nameOf = currencyNameOf('fr');

/** Each with what French says of it: "le pied de page ne peut pas être affiché". */
const failures: Record<PagePart, string> = {
  footer: 'le pied de page ne peut pas être affiché',
  header: 'l’en-tête ne peut pas être affiché',
  menu: 'le menu ne peut pas être affiché',
  page: 'la page ne peut pas être affichée',
  panel: 'le panneau ne peut pas être affiché',
  address: 'l’adresse ne peut pas être affichée',
  history: 'l’historique ne peut pas être affiché',
  figures: 'les chiffres ne peuvent pas être affichés',
  revenue: 'le chiffre d’affaires ne peut pas être affiché',
  'onboarding checklist': 'les premiers pas ne peuvent pas être affichés',
  'list of items': 'la liste des articles ne peut pas être affichée',
  'list of notes': 'la liste des notes ne peut pas être affichée',
  'list of changes': 'la liste des modifications ne peut pas être affichée',
  'list of customers': 'la liste des clients ne peut pas être affichée',
  'list of categories': 'la liste des catégories ne peut pas être affichée',
};

/** What the parts say that every page is made of. */
export const ui: typeof english = {
  loading: 'Chargement…',
  /** Before a page that only customers see. */
  guardLoading: 'Chargement…',
  guardWaits: 'Chargement… La librairie ne répond pas.',
  retry: 'Réessayer',
  tryingAgain: 'Nouvel essai en cours',
  tryAgain: 'Réessayer',
  /** `dollars` */
  currencyName: (currency: string) => nameOf(currency).replace(/ des États-Unis$/, ''),
  /** Before the id of a call that failed. */
  reference: 'Référence',
  partFailed: (part: PagePart) => `Un problème est survenu de notre côté : ${failures[part]}.`,
  pageFailed: {
    title: 'Cette page ne s’est pas ouverte',
    text: 'Un problème est survenu de notre côté, ou la connexion a été coupée. Votre panier est conservé.',
    home: 'Aller à l’accueil',
  },
  /** The buttons of dialogs and notes. */
  dialog: { ok: 'OK', close: 'Fermer', undo: 'Annuler' },
  pages: {
    label: 'Pages',
    previous: 'Précédente',
    next: 'Suivante',
    pageOf: (page: number, pageCount: number) => `Page ${page} sur ${pageCount}`,
    pageOfAtLeast: (page: number, pageCount: number) => `Page ${page} sur ${pageCount} ou plus`,
  },
  theme: { label: 'Thème', system: 'Auto', light: 'Clair', dark: 'Sombre' },
  social: {
    shopOn: (shop: string, network: string) => `${shop} sur ${network}`,
    shareOn: (shop: string, network: string) => `Partager ${shop} sur ${network}`,
  },
  newsletter: {
    closed: 'Notre newsletter n’accepte pas de nouvelles adresses.',
    title: 'Un e-mail de la librairie',
    titleWith: (frequency: string) => `Un e-mail de la librairie, ${frequency}`,
  },
  listNotSaved: {
    cart: 'Votre panier n’a pas pu être enregistré. Merci de réessayer.',
    wishlist: 'Votre liste d’envies n’a pas pu être enregistrée. Merci de réessayer.',
  },
};
