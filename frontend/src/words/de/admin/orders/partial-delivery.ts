import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { partialDelivery as english } from '@/words/en/admin/orders/partial-delivery';

const plural = pluralOf('de');

/** Orders of which a part waits, or is sent before the rest. */
export const partialDelivery: typeof english = {
  waits: (count) => plural(count, { one: 'Wartet auf # Buch', other: 'Wartet auf # Bücher' }),
  allHere: 'Alle Bücher sind da',
  choose: 'Bücher zum Verschicken auswählen',
  which: 'Welche Bücher werden jetzt verschickt?',
  send: (count) => plural(count, { one: '# Buch verschicken', other: '# Bücher verschicken' }),
  sendNone: 'Bücher verschicken',
  restStays: 'Die übrigen Bücher bleiben offen.',
  allOfIt: 'Das sind alle: Die Bestellung gilt damit als verschickt.',
  askSend: (number) => `Noch sind nicht alle Bücher der Bestellung Nr.\u00a0${number} da`,
  askSendText: (titles) => `Nicht als eingetroffen vermerkt: ${titles.join(', ')}.`,
  /** In the history of an order. */
  sent: (titles) => `Verschickt: ${titles.join(', ')}`,
  notSent: (titles) => `Doch nicht verschickt: ${titles.join(', ')}`,
  cancelled: (titles) => `Storniert: ${titles.join(', ')}`,
  notCancelled: (titles) => `Doch nicht storniert: ${titles.join(', ')}`,
};
