import type { counter as english } from '@/words/en/admin/orders/counter';

const modes: (typeof english)['modes'] = {
  sell: 'Verkauf',
  receive: 'Wareneingang',
  return: 'Rücknahme',
};

/** Selling, receiving and returning copies by scanner. */
export const counter: typeof english = {
  title: 'Ladentheke',
  mode: 'Was ein Scan bewirkt',
  modes,
  field: {
    sell: 'Verkauf: ISBN oder Titel',
    receive: 'Wareneingang: ISBN oder Titel',
    return: 'Rücknahme: ISBN oder Titel',
  },
  keys: 'F2 verkauft, F4 nimmt Ware an, F8 nimmt zurück. Eingabetaste allein: nächster Einkauf. Strg+Z: letzten Scan rückgängig machen.',
  typedCode: 'Eingabe',
  outcome: (book, outcome) => `${book}: ${outcome}`,
  modeOutcome: (mode, outcome) => `${modes[mode]}: ${outcome}`,
  thisCustomer: (amount) => `Dieser Einkauf: ${amount}`,
  nextCustomer: 'Nächster Einkauf',

  none: (title) => `Kein Buch zu „${title}“ gefunden.`,
  noResponse: 'Der Shop hat nicht geantwortet. Drücken Sie noch einmal die Eingabetaste.',
  found: 'Gefundene Bücher',
  pick: {
    sell: (title) => `Verkauf: ${title}`,
    receive: (title) => `Wareneingang: ${title}`,
    return: (title) => `Rücknahme: ${title}`,
  },

  lastScans: 'Letzte Scans',
  addBook: 'Dieses Buch anlegen',
  order: 'Bestellung',
  orderOf: (title) => `Bestellung von ${title}`,
  undo: 'Rückgängig',
  undoWhat: (title) => `Rückgängig: ${title}`,

  notDone: 'Nicht ausgeführt.',
  waiting: 'Einen Moment …',
  askingAgain: 'Noch keine Antwort. Neuer Versuch …',
  done: {
    sell: 'Verkauft.',
    receive: 'Angenommen.',
    return: 'Zurückgenommen.',
    undone: 'Rückgängig gemacht.',
  },
  doneOf: {
    sell: (left) => `Verkauft, ${left} vorrätig.`,
    receive: (left) => `Angenommen, ${left} vorrätig.`,
    return: (left) => `Zurückgenommen, ${left} vorrätig.`,
    undone: (left) => `Rückgängig gemacht, ${left} vorrätig.`,
  },
  receivedFor: (number) => `Angenommen, für Bestellung Nr.\u00a0${number}.`,
  /** A sale for which the till has the money, not the shop. */
  soldAtTill: 'An Ihrer Kasse verkauft.',
  soldAtTillLeft: (left) => `An Ihrer Kasse verkauft, noch ${left}.`,
  notCounted: 'Die Exemplare werden nicht gezählt: nichts zu tun.',
  refusals: {
    record_not_found: 'Kein Buch der Buchhandlung hat diese ISBN.',
    insufficient_stock:
      'Keines mehr im Bestand. Wenn Sie eines in der Hand halten, buchen Sie es zuerst als Wareneingang.',
    book_unavailable: 'Es ist ein Entwurf. Geben Sie es frei, um es zu verkaufen.',
    invalid_transition:
      'An dieser Ladentheke gibt es keinen Verkauf mehr, der sich zurücknehmen lässt. Buchen Sie das Exemplar stattdessen als Wareneingang.',
  },
  signInEnded: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich an und scannen Sie noch einmal.',
  scanAgain: 'Nicht ausgeführt. Bitte scannen Sie noch einmal.',
  unreachable:
    'Nicht ausgeführt: Der Shop ist nicht erreichbar. Scannen Sie noch einmal, sobald er es ist.',
  cannotUndo:
    'Das lässt sich nicht mehr rückgängig machen: Sehen Sie die Bestellung oder das Buch an.',
  notUndone: 'Das ließ sich noch nicht rückgängig machen. Bitte versuchen Sie es noch einmal.',
};
