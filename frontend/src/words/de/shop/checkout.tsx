import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { checkout as english } from '@/words/en/shop/checkout';
import { orderButton } from './order-button';

const plural = pluralOf('de');

const terms = 'AGB';
const privacy = 'Datenschutzerklärung';

/** The page on which an order is placed. */
export const checkout: typeof english = {
  title: 'Kasse',
  nothing: 'Hier gibt es noch nichts zu bestellen.',
  details: 'Persönliche Angaben',
  email: 'E-Mail-Adresse',
  emailHint: 'Ihre Bestellung läuft unter der Adresse, mit der Sie sich angemeldet haben.',
  shippingAddress: 'Lieferanschrift',
  delivery: {
    label: 'Lieferung',
    send: 'Bitte die Bücher zusenden',
    pickup: 'Ich hole sie im Laden ab',
  },
  agree: {
    toBoth: (linkTerms, linkPrivacy) => (
      <>
        <span>Ich stimme den </span>
        {linkTerms(terms)}
        <span> zu und habe die </span>
        {linkPrivacy(privacy)}
        <span> gelesen.</span>
      </>
    ),
    toTerms: (linkTerms) => (
      <>
        <span>Ich stimme den </span>
        {linkTerms(terms)}
        <span> zu.</span>
      </>
    ),
    toPrivacy: (linkPrivacy) => (
      <>
        <span>Ich habe die </span>
        {linkPrivacy(privacy)}
        <span> gelesen.</span>
      </>
    ),
  },
  submit: orderButton,
  waitsForTick: 'Bitte oben das Häkchen setzen, um fortzufahren.',
  unavailableBook: (button) => (
    <>
      <span>Ein Buch in Ihrem Warenkorb ist nicht mehr erhältlich. </span>
      {button('Welches?')}
    </>
  ),
  looksAgain: 'Wir prüfen Ihre Bücher noch einmal.',
  keep: {
    button: 'Angaben für das nächste Mal speichern',
    kept: 'Diese Angaben sind in Ihrem Kundenkonto gespeichert.',
    failed: 'Die Angaben konnten nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },

  summary: {
    inShort: (books, total) =>
      `${plural(books, { one: '# Buch', other: '# Bücher' })}, zusammen ${total}`,
    onDelivery: 'Barzahlung bei Lieferung',
    onCollection: 'Barzahlung bei Abholung',
    items: 'Artikel',
    shipping: 'Versand',
    taxes: 'Steuern',
    total: 'Gesamtpreis',
  },

  waiting: 'Wird gesendet …',
  onItsWay: 'Ihre Bestellung ist auf dem Weg zur Buchhandlung.',
  placed: {
    title: 'Bestellung aufgegeben',
    text: 'Ihre Bestellung wurde erfolgreich aufgegeben!',
  },
  placedEarlier: {
    title: 'Ihre frühere Bestellung war angekommen',
    text: 'Die Bücher daraus liegen nicht mehr im Warenkorb, und nichts wurde doppelt bestellt. Was noch im Warenkorb liegt, ist nicht bestellt.',
  },
  sessionEnded: 'Ihre Sitzung ist abgelaufen.',
  signInAgain: (link) => (
    <>
      {link('Melden Sie sich neu an')}
      <span>, um zu bestellen. Ihre Eingaben bleiben erhalten.</span>
    </>
  ),
  responseLost: 'Wir können nicht sagen, ob die Bestellung bei uns angekommen ist.',
  lookAtOrders: (link) => (
    <>
      {link('Sehen Sie zuerst Ihre Bestellungen an')}
      <span>; ein neuer Versuch bestellt nie doppelt.</span>
    </>
  ),

  failed: 'Die Bestellung ist fehlgeschlagen',
  unconfirmed:
    'Die Buchhandlung hat sie nicht bestätigt. Ihre Eingaben bleiben erhalten; ein neuer Versuch bestellt nie doppelt.',
  unknownOutcome:
    'Wir konnten nicht herausfinden, ob Ihre frühere Bestellung angekommen ist, daher wurde jetzt nichts gesendet. Ihre Eingaben bleiben erhalten; bitte versuchen Sie es gleich noch einmal.',
  totalChanged: (seen, current) =>
    `Der Preis der Bestellung hat sich geändert: Die Summe war ${seen} und ist jetzt ${current}.`,
  noPickup:
    'Eine Abholung im Laden ist nicht mehr möglich. Bitte geben Sie an, wohin wir die Bücher senden sollen.',
  lookOverDetails: 'Bitte sehen Sie Ihre Angaben durch und versuchen Sie es noch einmal.',
  advice: {
    price_changed: 'Ein Preis hat sich geändert, seit Sie ihn gesehen haben.',
    book_unavailable: 'Ein Buch in Ihrem Warenkorb wird nicht mehr verkauft.',
    insufficient_stock: 'Ein Buch in Ihrem Warenkorb ist gerade ausverkauft.',
    idempotency_key_reused:
      'Ein früherer Versuch ist anscheinend mit anderen Angaben bei uns angekommen. Bitte sehen Sie Ihre Bestellungen an, bevor Sie es noch einmal versuchen.',
    request_in_progress:
      'Ein früherer Versuch ist noch unterwegs. Bitte versuchen Sie es gleich noch einmal; das bestellt nie doppelt.',
    validation_error: 'Bitte sehen Sie einige Felder noch einmal an.',
    401: 'Ihre Sitzung ist abgelaufen. Melden Sie sich neu an; Ihre Eingaben bleiben erhalten.',
    403: 'Diese Bestellung gehört zu einem anderen Kundenkonto. Bitte melden Sie sich neu an.',
    429: 'Das war viel auf einmal. Bitte warten Sie etwas und versuchen Sie es noch einmal.',
  },
};
