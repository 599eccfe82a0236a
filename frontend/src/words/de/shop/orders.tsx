import type { orders as english } from '@/words/en/shop/orders';

/** A customer's orders. */
export const orders: typeof english = {
  title: 'Ihre Bestellungen',
  failed: 'Ihre Bestellungen konnten nicht geladen werden',
  none: 'Noch keine Bestellungen!',
  noneText: 'Ihre erste Bestellung steht dann hier, mit jedem Schritt auf ihrem Weg.',
  seeAllBooks: 'Alle Bücher ansehen',
  yourAccount: 'Ihr Kundenkonto',

  order: (number) => `Bestellung Nr.\u00a0${number}`,
  justPlaced: 'gerade aufgegeben',
  returnedOn: (when) => `Retourniert am ${when}`,
  total: 'Gesamtpreis',
  shipping: (fee) => `Versand: ${fee}`,
  freeShipping: 'Versand: kostenlos',
  remaining: 'Rest nach Retouren',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  pickupAt: 'Abholung bei',
  address: 'Anschrift',
  orderId: 'Bestell-ID',
  copyOrderId: 'Bestell-ID kopieren',
  productIds: 'Artikel-IDs',
  copyProductId: (id) => `Artikel-ID ${id} kopieren`,
  receipt: 'Beleg',
  receiptLabel: (number) => `Beleg zur Bestellung Nr.\u00a0${number}, in einem neuen Tab`,

  status: 'Status',
  toCome: 'steht noch aus',
  next: {
    placed: 'Als Nächstes sehen wir die Bestellung durch und legen Ihre Bücher zurück.',
    confirmed: 'Ihre Bücher sind zurückgelegt und werden gepackt.',
    shipped: 'Ihr Paket hat die Buchhandlung verlassen.',
    ready: 'Ihre Bücher warten im Laden auf Sie.',
  },
  /** Replaces it when all books were withdrawn from. */
  nextWithdrawn: 'Als Nächstes bearbeiten wir den Widerruf.',
  /** Replaces it for an order that is sent in parts. */
  nextInParts: {
    waiting: 'Was nicht vorrätig ist, besorgen wir gerade für Sie.',
    partSent: 'Ein Teil hat die Buchhandlung verlassen; der Rest folgt.',
  },

  placed: {
    title: (number) => `Vielen Dank. Bestellung Nr.\u00a0${number} ist eingegangen.`,
    payOnDelivery: (amount) => (
      <>
        <span>Bei Lieferung zu zahlen: </span>
        {amount}
      </>
    ),
    payOnCollection: (amount) => (
      <>
        <span>Bei Abholung zu zahlen: </span>
        {amount}
      </>
    ),
    steps: 'Diese Seite zeigt jeden Schritt.',
    stepsAndEmails: (email) =>
      `Diese Seite zeigt jeden Schritt. Eine E-Mail an ${email} folgt, und bei jedem Schritt eine weitere.`,
  },

  cancel: {
    button: 'Stornieren',
    title: (number) => `Bestellung Nr.\u00a0${number} stornieren?`,
    text: 'Es ist noch nichts gepackt.',
    confirm: 'Bestellung stornieren',
    keep: 'Behalten',
    done: (number) => `Bestellung Nr.\u00a0${number} ist storniert.`,
    failed: 'Die Bestellung wurde nicht storniert',
    tooLate: 'Sie wurde schon storniert oder ist bereits in Bearbeitung.',
    tryAgain: 'Bitte versuchen Sie es gleich noch einmal.',
  },

  withdrawalReceived: (when) => `Widerruf eingegangen am ${when}`,
  withdrawalReceivedUnsigned: (when) => `Widerruf eingegangen am ${when}, ohne Anmeldung`,
};
