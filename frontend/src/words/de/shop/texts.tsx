import type { texts as english } from '@/words/en/shop/texts';

/** Texts around those that the owner writes. */
export const texts: typeof english = {
  failed: 'Dieser Text konnte nicht geladen werden.',
  backToShop: 'Zurück zur Buchhandlung',
  whereWeAre: 'Wo wir sind',
  whenWeAreThere: 'Wann wir da sind',
  startWith: (link) => (
    <>
      <span>Am besten beginnen Sie mit </span>
      {link('allen Büchern')}
      <span>.</span>
    </>
  ),
  whereOrdersAre: (link) => (
    <>
      <span>Wo Ihre Bestellungen sind, sehen Sie unter </span>
      {link('Ihre Bestellungen')}
      <span>.</span>
    </>
  ),

  contact: {
    lead: 'Die schnellsten Antworten sind oft nur einen Klick entfernt.',
    nothingYet:
      'Wir haben noch keine Anschrift oder Telefonnummer angegeben. Nach einem Buch fragen Sie uns bitte unten.',
    order: 'Zu einer Bestellung',
    orderText: (link) => (
      <>
        {link('Ihre Bestellungen')}
        <span>
          {
            ' zeigen, wo jede einzelne ist; bis wir eine bestätigt haben, können Sie sie dort stornieren. Jede Bestellung hat eine kurze Nummer, die sich am Telefon sagen lässt, und bei Unklarheiten rufen wir vielleicht unter der Nummer an, die Sie uns genannt haben.'
          }
        </span>
      </>
    ),
    data: 'Zu Ihren Daten',
    dataText: (link) => (
      <>
        <span>Was wir speichern und wie lange, steht in der </span>
        {link('Datenschutzerklärung')}
        <span>.</span>
      </>
    ),
  },
};
