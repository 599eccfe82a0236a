import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { cart as english } from '@/words/en/shop/cart';

const plural = pluralOf('de');

export const cart: typeof english = {
  empty: 'Ihr Warenkorb ist leer!',
  keeps: 'Was Sie hineinlegen, wartet hier auf Sie, auch wenn Sie das Fenster schließen.',
  clear: 'Warenkorb leeren',
  quantity: 'Menge: 1',
  remove: 'Entfernen',
  removeBook: (title) => `${title} entfernen`,
  subtotal: 'Zwischensumme',
  shipping: 'Versand',
  freeFrom: (amount) => `kostenlos ab ${amount}`,
  /** The lower shipping fee from that sum on. */
  lessFrom: (fee, amount) => `${fee} ab ${amount}`,
  total: 'Summe',
  totalWithDelivery: 'Summe mit Versand',
  note: 'Versand und Steuern werden an der Kasse berechnet.',
  checkout: 'Zur Kasse',
  continue: 'Weiter einkaufen',
  isGone: (title) => (
    <>
      {title}
      <span> wird nicht mehr verkauft.</span>
    </>
  ),
  isSoldOut: (title) => (
    <>
      {title}
      <span> ist ausverkauft.</span>
    </>
  ),
  removeAndGoOn: 'Entfernen und fortfahren',
  priceChanged: 'Ein Preis hat sich geändert, seit Sie gewählt haben.',
  newPrice: (title, price, oldPrice) => (
    <>
      {title}
      <span>: jetzt </span>
      {price}
      <span>{`, bisher ${oldPrice}`}</span>
    </>
  ),
  acceptPrices: 'Neue Preise annehmen',
  buyAgain: 'Erneut kaufen',
  buyAgainOrder: (order) => `Erneut kaufen: Bestellung Nr.\u00a0${order}`,
  putIntoCart: (count) =>
    plural(count, {
      one: '# Buch in den Warenkorb gelegt.',
      other: '# Bücher in den Warenkorb gelegt.',
    }),
  notAvailable: (count) =>
    plural(count, { one: '# Buch ist nicht lieferbar.', other: '# Bücher sind nicht lieferbar.' }),
};
