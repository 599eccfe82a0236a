import type { EmailPlaceholder, EmailTexts } from '../../email/customer-emails.ts';

/** What each email to customers says until the owner says otherwise. Placeholders stay as they are. */
export const emailTexts: EmailTexts = {
  'order-received': {
    heading: 'Vielen Dank für Ihre Bestellung',
    subject: 'Ihre Bestellung {number} ist eingegangen',
    text: 'Ihre Bestellung {number} ist bei uns eingegangen. Wir sehen sie durch und schreiben Ihnen wieder, sobald sie bestätigt ist. Sie zahlen bar, wenn Sie die Bücher erhalten.\n\n{books}\n\n{address}\n\nIhre Bestellungen ansehen {link}',
  },
  'order-confirmed': {
    heading: 'Ihre Bücher sind zurückgelegt',
    subject: 'Ihre Bestellung {number} ist bestätigt',
    text: 'Gute Nachrichten, {name}: Ihre Bestellung {number} ist bestätigt und wird gepackt. Wir schreiben Ihnen beim nächsten Schritt wieder.\n\n{books}\n\n{address}\n\nIhre Bestellungen ansehen {link}',
  },
  'order-ready': {
    heading: 'Ihre Bücher warten auf Sie',
    subject: 'Ihre Bestellung {number} ist abholbereit',
    text: 'Ihre Bestellung {number} liegt in unserer Buchhandlung bereit. Bitte bringen Sie zur Abholung {total} in bar mit.\n\n{books}\n\n{address}\n\nIhre Bestellungen ansehen {link}',
  },
  'order-shipped': {
    heading: 'Ihr Paket ist unterwegs',
    subject: 'Ihre Bestellung {number} ist unterwegs',
    text: 'Ihre Bestellung {number} hat die Buchhandlung verlassen. Bitte halten Sie bei der Zustellung {total} in bar bereit.\n\n{books}\n\n{address}\n\nIhre Bestellungen ansehen {link}',
  },
  'order-cancelled': {
    heading: 'Ihre Bestellung ist storniert',
    subject: 'Ihre Bestellung {number} ist storniert',
    text: 'Ihre Bestellung {number} ist storniert: Es wird nichts geliefert, und Sie haben nichts zu zahlen. Falls Sie damit nicht gerechnet haben, schreiben Sie uns bitte.\n\n{books}\n\nIhre Bestellungen ansehen {link}',
  },
  'order-returned': {
    heading: 'Ihre Bücher sind wieder bei uns',
    subject: 'Ihre Bestellung {number} ist zu uns zurückgekommen',
    text: 'Die Bücher Ihrer Bestellung {number} sind wieder bei uns, Sie haben also nichts zu zahlen. Wenn Sie die Bücher noch möchten, schreiben Sie uns bitte oder bestellen Sie sie noch einmal.\n\n{books}\n\nIhre Bestellungen ansehen {link}',
  },
  'order-books-returned': {
    heading: 'Ihre Bücher sind wieder bei uns',
    subject: 'Bücher aus Ihrer Bestellung {number} sind zu uns zurückgekommen',
    text: 'Diese Bücher aus Ihrer Bestellung {number} sind wieder bei uns.\n\n{books}\n\nDas bleibt von Ihrer Bestellung:\n\n{left}\n\n{link}',
  },
  'order-books-sent': {
    heading: 'Ein Teil Ihrer Bestellung ist unterwegs',
    subject: 'Bücher aus Ihrer Bestellung {number} sind unterwegs',
    text: 'Diese Bücher aus Ihrer Bestellung {number} haben die Buchhandlung verlassen.\n\n{books}\n\nFehlen noch Bücher, folgen sie; den Versand zahlen Sie nur einmal.\n\n{address}\n\nIhre Bestellungen ansehen {link}',
  },
  'order-books-cancelled': {
    heading: 'Ein Teil Ihrer Bestellung ist storniert',
    subject: 'Bücher aus Ihrer Bestellung {number} sind storniert',
    text: 'Diese Bücher aus Ihrer Bestellung {number} werden nicht geliefert; für sie ist nichts zu zahlen.\n\n{books}\n\nDas bleibt von Ihrer Bestellung:\n\n{left}\n\n{link}',
  },
  'order-day-changed': {
    heading: 'Ein Buch erscheint an einem anderen Tag',
    subject: 'Ein Buch aus Ihrer Bestellung {number} erscheint an einem anderen Tag',
    text: 'Der Verlag hat den Erscheinungstag eines Buches aus Ihrer Bestellung {number} verschoben.\n\n{books}\n\nSie müssen nichts tun: Wir senden es Ihnen, sobald es da ist. Wenn Sie nicht warten möchten, schreiben Sie uns bitte.\n\nIhre Bestellungen ansehen {link}',
  },
  'withdrawal-received': {
    heading: 'Ihr Widerruf ist eingegangen',
    subject: 'Ihr Widerruf zur Bestellung {number} ist eingegangen',
    text: 'Das wurde gegenüber {shop} zur Bestellung {number} erklärt, so wie es bei uns angekommen ist. Diese E-Mail bestätigt nur den Eingang; über alles Weitere schreiben wir Ihnen gesondert.',
  },
  'newsletter-confirm': {
    heading: 'Soll der Newsletter an diese Adresse gehen?',
    subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von {shop}',
    text: 'Diese Adresse wurde für den Newsletter von {shop} eingetragen. Die Eintragung gilt, sobald Sie diesen Link öffnen:\n\nJa, ich möchte den Newsletter {link}\n\nFalls Sie das nicht waren, brauchen Sie nichts zu tun: Ohne Ihr Ja kommt kein Newsletter, und die Adresse wird nach 30 Tagen gelöscht.',
  },
  'book-request-confirm': {
    heading: 'Sollen wir Ihnen schreiben, wenn ein Buch da ist?',
    subject: 'Soll {shop} Ihnen schreiben, wenn ein Buch da ist?',
    text: 'Mit dieser Adresse wurde {shop} gebeten, Bescheid zu geben, wenn das Buch „{title}“ wieder da ist. Das gilt, sobald Sie diesen Link öffnen:\n\nJa, bitte Bescheid geben {link}\n\nFalls Sie das nicht waren, brauchen Sie nichts zu tun: Ohne Ihr Ja kommt nichts, und die Adresse wird nach 30 Tagen gelöscht.',
  },
  'book-here': {
    heading: '{title} ist da',
    subject: '{title} ist da',
    text: 'Sie haben uns gebeten, Ihnen Bescheid zu geben. Das Buch ist jetzt bestellbar, solange der Vorrat reicht. Wir schreiben dazu nicht noch einmal.\n\nBuch ansehen {link}',
  },
  'shop-message': {
    heading: 'Wir haben Ihnen zu Ihrer Bestellung geschrieben',
    subject: 'Zu Ihrer Bestellung {number}',
    text: 'Zu Ihrer Bestellung {number}:\n\n{message}\n\nAntworten {link}',
  },
};

/** What each placeholder stands for. */
export const emailPlaceholders: Record<EmailPlaceholder, string> = {
  name: 'der Name der Kundin oder des Kunden',
  number: 'die Nummer der Bestellung',
  books: 'die Bücher mit Preisen, Versand (+) und Summe (=); innerhalb einer Zeile nur die Titel',
  title: 'der Titel des Buches',
  total: 'die Summe der Bestellung',
  left: 'die Bücher, die bleiben, mit Preisen',
  address: 'wohin geliefert oder wo abgeholt wird',
  link: 'der Link; am Ende einer eigenen Zeile eine Schaltfläche mit den Wörtern davor',
  shop: 'der Name der Buchhandlung',
  message: 'was die Buchhandlung geschrieben hat',
};
