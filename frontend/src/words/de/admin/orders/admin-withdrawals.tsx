import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminWithdrawals as english } from '@/words/en/admin/orders/admin-withdrawals';

const plural = pluralOf('de');

/** The withdrawals that customers declared. */
export const adminWithdrawals: typeof english = {
  title: 'Widerrufe',
  allOrders: 'Alle Bestellungen',
  open: (count) => plural(count, { one: '# offener Widerruf', other: '# offene Widerrufe' }),
  failed: 'Die Widerrufe konnten nicht geladen werden.',
  empty: 'Kein Widerruf ist offen.',
  order: (number) => `Bestellung Nr.\u00a0${number}`,
  unknownOrder: (number) => `Zu dieser Person gibt es keine Bestellung mit der Nummer ${number}`,
  wholeOrder: 'die ganze Bestellung',
  books: (count) => plural(count, { one: '# Buch daraus', other: '# Bücher daraus' }),
  notSignedIn: ', ohne Anmeldung',
  markDone: 'Als erledigt markieren',
  isDone: (number) => `Der Widerruf zur Bestellung Nr.\u00a0${number} ist erledigt.`,
  orderFollows:
    'Das ist die Bestellung dazu: Hier tragen Sie ein, welche Bücher zurückgekommen sind.',
  notMarked: 'Das konnte nicht markiert werden. Bitte versuchen Sie es noch einmal.',
  shown: (shown, all) => `${shown} von ${all}; die zu einer Bestellung stehen vorn.`,
};
