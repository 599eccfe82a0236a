import { pluralOf } from '../../contract/words/plural.ts';
import type { emails as english } from '../en/emails.ts';

const plural = pluralOf('de');
const books = (count: number) => plural(count, { one: '# Buch', other: '# Bücher' });
const newOrders = (count: number) =>
  plural(count, { one: '# neue Bestellung', other: '# neue Bestellungen' });

/** The fixed texts of emails, next to those that an owner may change. */
export const emails: typeof english = {
  orderNumber: (number) => `Nr.\u00a0${number}`,
  links: {
    orders: 'Ihre Bestellungen ansehen',
    newsletter: 'Ja, ich möchte den Newsletter',
    bookRequest: 'Ja, bitte Bescheid geben',
    book: 'Buch ansehen',
    answer: 'Antworten',
    write: 'Schreiben Sie uns zu dieser Bestellung',
  },
  named: (name) => `${name}:`,
  rows: {
    total: 'Summe',
    shipping: 'Versand',
    returned: 'Retourniert',
    sent: 'Versandt',
    cancelled: 'Storniert',
    deliveryTo: 'Lieferung an',
    collectAt: 'Abholung bei',
    collectWhen: 'Abholzeiten',
    collectedBy: 'Abholung durch',
    phone: 'Telefon',
    email: 'E-Mail',
    name: 'Name',
    book: 'Buch',
    declared: 'Erklärung',
    received: 'Eingegangen',
    wrapping: 'Geschenkverpackung',
    gift: 'Geschenk',
    giftYes: 'Ja',
    cardText: 'Text für die Karte',
  },
  reasons: {
    order: (number, shop) =>
      `Sie erhalten diese E-Mail wegen Ihrer Bestellung ${number} bei ${shop}.`,
    newsletter: (shop) =>
      `Sie erhalten diese E-Mail, weil jemand Ihre Adresse bei ${shop} eingetragen hat.`,
    bookRequest:
      'Sie erhalten diese E-Mail, weil jemand mit Ihrer Adresse um Bescheid zu einem Buch gebeten hat.',
    withdrawal: (shop) =>
      `Sie erhalten diese E-Mail, weil bei ${shop} mit Ihrer Adresse ein Widerruf erklärt wurde.`,
    owner: 'Sie erhalten diese E-Mail, weil Sie die Buchhandlung führen.',
    newOrder:
      'Sie erhalten diese E-Mail, weil Sie die Buchhandlung führen. In den Einstellungen können Sie stattdessen eine E-Mail am Tag wählen.',
    digest:
      'Sie erhalten diese E-Mail, weil Sie die Buchhandlung führen. In den Einstellungen können Sie stattdessen eine E-Mail je Bestellung wählen.',
  },
  endings: {
    newsletter: 'Adresse jetzt austragen',
    bookRequest: 'Alle Anfragen mit dieser Adresse löschen',
  },
  withdrawal: {
    whole: (number) => `die Bestellung ${number}`,
    books: (count, number) => `${books(count)} der Bestellung ${number}`,
    declaration: (what) => `Widerruf des Vertrags über ${what}`,
    right: (days) =>
      `Sie können diesen Vertrag innerhalb von ${days} Tagen, nachdem Sie die Bücher erhalten haben, ohne Angabe von Gründen widerrufen: auf der Seite unten oder durch jede andere eindeutige Erklärung an uns.`,
  },
  newMessage: (number) => `Nachricht zur Bestellung ${number}`,
  newOrder: {
    subject: (number, count, total) => `Neue Bestellung ${number}: ${books(count)}, ${total}`,
    heading: (number) => `Neue Bestellung ${number}`,
    open: 'Bestellung öffnen',
  },
  digest: {
    subject: (orders, date, total) => `${newOrders(orders)} am ${date}: ${total}`,
    heading: (orders, date) => `${newOrders(orders)} am ${date}`,
    delivered: (number, city, count) => `${number} nach ${city} (${books(count)})`,
    collected: (number, count) => `${number} zur Abholung (${books(count)})`,
    open: 'Bestellungen öffnen',
  },
  failedBackup: {
    subject: 'Die Sicherung der Buchhandlung ist fehlgeschlagen',
    last: (date) => `Die letzte vollständige ist vom ${date}.`,
    none: 'Es gibt noch keine.',
    text: (error, last) => `${error} ${last} Der Versuch wird jede Stunde wiederholt.`,
    openSettings: 'Einstellungen öffnen',
  },
  variants: {
    returnedAfterDelivery: {
      heading: 'Ihre Bücher sind wieder bei uns',
      subject: 'Ihre Bestellung {number} ist zu uns zurückgekommen',
      text: 'Die Bücher Ihrer Bestellung {number} sind wieder bei uns. Sie haben sie bezahlt, also erstatten wir Ihnen das Geld. Falls wir noch nicht wissen, wie Sie es erhalten möchten, schreiben Sie uns bitte.\n\n{books}\n\nIhre Bestellungen ansehen {link}',
    },
    booksReturnedAfterDelivery: {
      heading: 'Ihre Bücher sind wieder bei uns',
      subject: 'Bücher aus Ihrer Bestellung {number} sind zu uns zurückgekommen',
      text: 'Diese Bücher aus Ihrer Bestellung {number} sind wieder bei uns. Sie haben sie bezahlt, also erstatten wir Ihnen das Geld. Falls wir noch nicht wissen, wie Sie es erhalten möchten, schreiben Sie uns bitte.\n\n{books}\n\nDas bleibt von Ihrer Bestellung:\n\n{left}\n\n{link}',
    },
    confirmedWithAwaited: {
      heading: 'Ihre Bestellung ist bestätigt',
      subject: 'Ihre Bestellung {number} ist bestätigt',
      text: 'Gute Nachrichten, {name}: Ihre Bestellung {number} ist bestätigt. Was nicht vorrätig ist, besorgen wir für Sie; wann wir es erwarten, steht bei jedem Buch. Wir schreiben Ihnen beim nächsten Schritt wieder.\n\n{books}\n\n{address}\n\nIhre Bestellungen ansehen {link}',
    },
    restSent: {
      heading: 'Der Rest Ihrer Bestellung ist unterwegs',
      subject: 'Der Rest Ihrer Bestellung {number} ist unterwegs',
      text: 'Dies ist der Rest Ihrer Bestellung {number}; er hat die Buchhandlung verlassen. Den Versand zahlen Sie nur einmal.\n\n{books}\n\n{address}\n\nIhre Bestellungen ansehen {link}',
    },
  },
  sample: {
    message: 'Danke für Ihre Frage. Beide Bücher sind da; sie gehen morgen auf den Weg.',
    name: 'Anna Beispiel',
    books: ['Der Leuchtturm aus Papier', 'Ein Winter voller Karten'],
    address: { street: 'Hauptstraße 12', zipcode: '12345', city: 'Musterstadt' },
  },
};
