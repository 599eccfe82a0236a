import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { awaitedBooks as english } from '@/words/en/admin/orders/awaited-books';

const plural = pluralOf('de');

const copies = (count: number) => plural(count, { one: '# Exemplar', other: '# Exemplare' });

/** The books that open orders wait for, and their arrivals. */
export const awaitedBooks: typeof english = {
  title: 'Zu bestellen',
  allOrders: 'Alle Bestellungen',
  open: (count) =>
    plural(count, { one: '# Exemplar zu bestellen', other: '# Exemplare zu bestellen' }),
  late: (count) =>
    plural(count, {
      one: '# Exemplar kommt später als zugesagt',
      other: '# Exemplare kommen später als zugesagt',
    }),
  overdue: 'Später als zugesagt',
  failed: 'Die Liste konnte nicht geladen werden.',
  empty: 'Keine Bestellung wartet auf ein Buch.',
  copies,
  forOrders: (numbers) => `Für Bestellung Nr.\u00a0${numbers}`,
  noPublisher: 'Ohne Verlag',
  promisedBy: (day) => `Zugesagt bis ${day}`,
  save: 'Als CSV speichern',
  take: 'Eingetroffen',
  takeOf: (count, title) => `${copies(count)} von „${title}“ eingetroffen`,
  sendHere: (count) =>
    plural(count, {
      one: '# vorhandenes Buch versenden',
      other: '# vorhandene Bücher versenden',
    }),
  sent: (count, number) =>
    plural(count, {
      one: `# Buch der Bestellung Nr.\u00a0${number} ist versandt.`,
      other: `# Bücher der Bestellung Nr.\u00a0${number} sind versandt.`,
    }),
  sentUndone: (number) => `Doch nicht versandt: Bücher der Bestellung Nr.\u00a0${number}.`,
  arrivals: {
    title: 'Eingetroffene Bücher',
    isbn: 'ISBN',
    hint: 'Scannen, oder eintippen und die Eingabetaste drücken.',
    copies: 'Exemplare',
    button: 'Annehmen',
    typed: 'Die ISBN',
    given: (count, title, numbers) =>
      `${copies(count)} von „${title}“ für Bestellung Nr.\u00a0${numbers}.`,
    toStock: (count, title) => `${copies(count)} von „${title}“ für den Bestand.`,
    unknown: 'Kein Buch der Buchhandlung hat diese ISBN.',
    notTaken: 'Die Exemplare wurden nicht angenommen. Bitte versuchen Sie es noch einmal.',
    undone: (title) => `Der Eingang von „${title}“ ist rückgängig gemacht.`,
    cannotUndo:
      'Das lässt sich nicht mehr rückgängig machen: Ein Exemplar wurde seither verkauft oder versandt.',
    undoable: (title) => `den Eingang von „${title}“`,
  },
};
