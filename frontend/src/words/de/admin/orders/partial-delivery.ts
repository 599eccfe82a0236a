import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { partialDelivery as english } from '@/words/en/admin/orders/partial-delivery';

const plural = pluralOf('de');

/** Orders with awaited books, or sent in several parcels. */
export const partialDelivery: typeof english = {
  waits: (count) => plural(count, { one: 'Wartet auf # Buch', other: 'Wartet auf # Bücher' }),
  allHere: 'Alle Bücher sind da',
  choose: 'Bücher zum Versenden auswählen',
  which: 'Welche Bücher werden jetzt versandt?',
  send: (count) => plural(count, { one: '# Buch versenden', other: '# Bücher versenden' }),
  sendNone: 'Bücher versenden',
  restStays: 'Die übrigen Bücher bleiben offen.',
  allOfIt: 'Das sind alle: Die Bestellung gilt damit als versandt.',
  askSend: (number) => `Noch sind nicht alle Bücher der Bestellung Nr.\u00a0${number} da`,
  askSendText: (titles) => `Nicht als eingetroffen vermerkt: ${titles.join(', ')}.`,
  /** In the history of an order. */
  sent: (titles) => `Versandt: ${titles.join(', ')}`,
  notSent: (titles) => `Doch nicht versandt: ${titles.join(', ')}`,
  cancelled: (titles) => `Storniert: ${titles.join(', ')}`,
  notCancelled: (titles) => `Doch nicht storniert: ${titles.join(', ')}`,
};
