import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { adminBookRequests as english } from '@/words/en/admin/orders/admin-book-requests';

const plural = pluralOf('de');

/** The requests of readers, on the owner's pages. */
export const adminBookRequests: typeof english = {
  title: 'Buchanfragen',
  allOrders: 'Alle Bestellungen',
  failed: 'Die Buchanfragen konnten nicht geladen werden.',
  asked: 'Angefragt',
  noneAsked: 'Niemand fragt nach einem Buch. Eine Suche ohne Ergebnis bietet die Anfrage an.',
  waiting: 'Warten auf ein Buch',
  noneWaiting: 'Niemand wartet auf ein ausverkauftes Buch.',
  goneBook: 'Ein Buch, das es nicht mehr gibt',
  readers: (count) => plural(count, { one: '# Anfrage', other: '# Anfragen' }),
  newest: (shown, all) => `Die neuesten ${shown} von ${all}.`,
  notVerified: ', nicht bestätigt',
  bringIn: 'Buch anlegen',
  write: 'Schreiben',
  answered: 'Beantwortet',
  answeredWhat: (text) => `Beantwortet: ${text}`,
  isAnswered: 'Als beantwortet markiert.',
  notKept: 'Das wurde nicht gespeichert.',
};
