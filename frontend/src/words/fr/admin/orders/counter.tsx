import type { CounterMode } from '@storyloom/backend/contract/order/counter';
import type { counter as english } from '@/words/en/admin/orders/counter';

const modes: Record<CounterMode, string> = {
  sell: 'Vente',
  receive: 'Réception',
  return: 'Retour client',
};

/** Selling, receiving and returning copies by scanner. */
export const counter: typeof english = {
  title: 'Comptoir',
  mode: 'Effet d’un scan',
  modes,
  field: {
    sell: 'Vente : ISBN ou titre',
    receive: 'Réception : ISBN ou titre',
    return: 'Retour client : ISBN ou titre',
  },
  keys: 'F2 : vente, F4 : réception, F8 : retour client. Entrée seule : client suivant. Ctrl+Z : annuler le dernier scan.',
  /** The subject of the sentence about a broken rule. */
  typedCode: 'Code',
  /** The outcome of the scan of a book. */
  outcome: (book: string, outcome: string) => `${book} : ${outcome}`,
  modeOutcome: (mode: CounterMode, outcome: string) => `${modes[mode]} : ${outcome}`,
  thisCustomer: (amount: string) => `Ce client : ${amount}`,
  nextCustomer: 'Client suivant',

  none: (title: string) => `Aucun livre trouvé pour « ${title} ».`,
  noResponse: 'La librairie n’a pas répondu. Appuyez de nouveau sur Entrée.',
  found: 'Livres trouvés',
  pick: {
    sell: (title: string) => `Vente : ${title}`,
    receive: (title: string) => `Réception : ${title}`,
    return: (title: string) => `Retour client : ${title}`,
  },

  lastScans: 'Derniers scans',
  addBook: 'Ajouter ce livre',
  order: 'Commande',
  orderOf: (title: string) => `Commande : ${title}`,
  undo: 'Annuler',
  undoWhat: (title: string) => `Annuler : ${title}`,

  notDone: 'Non effectué.',
  waiting: 'Un instant…',
  askingAgain: 'Pas encore de réponse. Nouvel essai…',
  done: { sell: 'Vendu.', receive: 'Reçu.', return: 'Repris.', undone: 'Annulé.' },
  /** The outcome with the remaining stock. */
  doneOf: {
    sell: (left) => `Vendu, stock : ${left}.`,
    receive: (left) => `Reçu, stock : ${left}.`,
    return: (left) => `Repris, stock : ${left}.`,
    undone: (left) => `Annulé, stock : ${left}.`,
  },
  receivedFor: (number) => `Reçu, pour la commande n° ${number}.`,
  /** A sale for which the till has the money, not the shop. */
  soldAtTill: 'Vendu à votre caisse.',
  soldAtTillLeft: (left) => `Vendu à votre caisse, stock : ${left}.`,
  notCounted: 'Ses exemplaires ne sont pas comptés : rien à faire.',
  refusals: {
    record_not_found: 'Aucun livre de la librairie n’a cet ISBN.',
    insufficient_stock: 'Plus rien en stock. Si vous en tenez un en main, réceptionnez-le d’abord.',
    book_unavailable: 'C’est un brouillon. Publiez-le pour le vendre.',
    invalid_transition:
      'Il n’y a plus de vente de ce livre au comptoir à reprendre. Réceptionnez plutôt l’exemplaire.',
  },
  signInEnded: 'Votre session est terminée. Reconnectez-vous et scannez-le de nouveau.',
  scanAgain: 'Non effectué. Merci de le scanner de nouveau.',
  unreachable:
    'Non effectué : la librairie est injoignable. Scannez-le de nouveau dès qu’elle répond.',
  cannotUndo: 'Annulation impossible désormais : consultez la commande ou le livre.',
  notUndone: 'Pas encore annulé. Merci de réessayer.',
};
