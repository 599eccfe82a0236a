import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminOrder as english } from '@/words/en/admin/orders/admin-order';

const plural = pluralOf('de');

/** The labels of the total of an order; `settled` once nothing is to be paid any more. */
const sumWith = (sum: string) => ({
  settled: sum,
  counter: `${sum}, an der Ladentheke bezahlt`,
  pickup: `${sum}, Barzahlung bei Abholung`,
  delivery: `${sum}, Barzahlung bei Lieferung`,
});

/** The owner's page of an order. */
export const adminOrder: typeof english = {
  order: (number) => `Bestellung Nr.\u00a0${number}`,
  undoKey: '. Strg+Z macht einen Schritt rückgängig.',
  printSlip: 'Lieferschein drucken',
  printReceipt: 'Beleg drucken',
  receiptFailed: 'Der Beleg konnte nicht gedruckt werden. Bitte versuchen Sie es noch einmal.',
  soldAtTill: 'An Ihrer Kasse verkauft',
  printedPage: 'Gedruckte Seite',
  allChanges: 'Alle Änderungen',
  history: 'Verlauf',
  by: (by) => ` von ${by}`,
  id: (id) => `Bestell-ID ${id}`,
  correctedFields: {
    name: 'Name',
    phone: 'Telefon',
    address: 'Anschrift',
    company: 'Firma',
    vatNumber: 'USt-IdNr.',
  },
  corrected: (fields) => `Berichtigt: ${fields.join(', ')}`,
  cameBack: (titles) => `Zurückgenommen: ${titles.join(', ')}`,
  cameNotBack: (titles) => `Doch nicht zurückgenommen: ${titles.join(', ')}`,

  items: (count) => plural(count, { one: 'Artikel (#)', other: 'Artikel (#)' }),
  shipping: 'Versand',
  ordered: 'Bestellt',
  total: sumWith('Summe'),
  remaining: sumWith('Rest'),
  withdrawalReceived: (when) => `Widerruf eingegangen am ${when}`,
  withdrawalNotSignedIn: (when) => `Widerruf eingegangen am ${when}, ohne Anmeldung`,
  returnedAt: (when) => `Retourniert am ${when}`,
  returnBooks: 'Bücher zurücknehmen',
  whichBooks: 'Welche Bücher sind zurückgekommen?',
  allOfIt: 'Das sind alle: Die Bestellung gilt damit als retourniert, samt Versand.',
  restStays: 'Sie gehen zurück in den Bestand; der Rest der Bestellung bleibt, wie er ist.',
  return: 'Zurücknehmen',
  returnCount: (count) =>
    plural(count, { one: '# Buch zurücknehmen', other: '# Bücher zurücknehmen' }),

  notes: 'Notizen',
  newNote: 'Neue Notiz',
  noteHint: 'Nur die Buchhandlung sieht sie.',
  addNote: 'Notiz hinzufügen',
  noteFailed: 'Die Notiz konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  noteBy: (by) => `${by}, `,

  pickupFor: 'Abholung durch',
  deliverTo: 'Lieferung an',
  correct: 'Berichtigen',
  tooLate: 'Für eine Berichtigung ist es zu spät',
  tooLateText:
    'Die Bestellung ist unterwegs oder wurde storniert. Ihre Eingaben sind nicht gespeichert.',
  isCorrected: (number) => `Bestellung Nr.\u00a0${number} ist berichtigt.`,
  correctedTooLate: 'Zu spät: Diese Bestellung ist unterwegs oder wurde storniert.',
  notCorrected:
    'Die Berichtigung konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  saveCorrection: 'Berichtigung speichern',
  discard: 'Verwerfen',
  name: 'Name',
  phone: 'Telefon',
  address: 'Anschrift',
};
