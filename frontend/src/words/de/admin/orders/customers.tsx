import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { customers as english } from '@/words/en/admin/orders/customers';

const plural = pluralOf('de');

/** The people who have ordered, as the owner sees them. */
export const customers: typeof english = {
  title: 'Kundschaft',
  search: 'Name, E-Mail oder Telefon',
  failed: 'Die Kundendaten konnten nicht geladen werden.',
  found: (count) => plural(count, { one: '# Person', other: '# Personen' }),
  noMatch: 'Niemand passt. Versuchen Sie es mit weniger Buchstaben oder Ziffern.',
  empty: 'Noch hat niemand bestellt. Wer bestellt, erscheint hier.',
  columns: {
    customer: 'Name',
    phone: 'Telefon',
    orders: 'Bestellungen',
    delivered: 'Zugestellt',
    lastOrder: 'Letzte Bestellung',
  },
  byPhone: 'Per Telefon',
  orderCount: (count, figure, aside) => (
    <>
      {figure}
      {aside(plural(count, { one: ' Bestellung', other: ' Bestellungen' }))}
    </>
  ),
  deliveredSum: (figure, aside) => (
    <>
      {figure}
      {aside(' zugestellt')}
    </>
  ),

  all: 'Alle Kundendaten',
  orders: 'Bestellungen',
  newestOrders: (shown, all) =>
    `Die neuesten ${shown} von ${all}. „Daten exportieren“ enthält alle.`,
  email: 'E-Mail',
  noEmail: 'Keine, Bestellungen per Telefon',
  phone: 'Telefon',
  ordersDelivered: (orders, delivered) => `${orders}, ${delivered} zugestellt`,
  delivered: 'Zugestellt',
  lastOrder: 'Letzte Bestellung',
  ordersOfOne: 'Bestellungen dieser Person',
  orderColumns: {
    order: 'Nummer',
    date: 'Datum',
    books: 'Bücher',
    status: 'Status',
    total: 'Summe',
  },

  exportData: 'Daten exportieren',
  erase: 'Kundendaten löschen',
  askErase: (name) => `Daten von ${name} löschen?`,
  askEraseText:
    'Name, E-Mail, Telefon und Straße werden aus allen Bestellungen und E-Mails entfernt, und das Kundenkonto wird geleert. Ort, Bücher und Summen bleiben. Das lässt sich nicht rückgängig machen.',
  eraseForGood: 'Endgültig löschen',
  keep: 'Behalten',
  openOrder: 'Nicht, solange eine Bestellung offen ist',
  openOrderText:
    'Eine Bestellung dieser Person ist noch offen. Löschen Sie die Daten, wenn die Bestellung angekommen oder storniert ist.',
  notErased: 'Die Kundendaten konnten nicht gelöscht werden',
  notErasedText: 'Bitte versuchen Sie es noch einmal.',
  wasErased: 'Diese Kundendaten waren schon gelöscht.',
  erased: (orders) =>
    plural(orders, {
      one: 'Die Kundendaten sind gelöscht, und der Name ist aus # Bestellung entfernt.',
      other: 'Die Kundendaten sind gelöscht, und der Name ist aus # Bestellungen entfernt.',
    }),
};
