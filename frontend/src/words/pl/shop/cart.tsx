import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { cart as english } from '@/words/en/shop/cart';

const plural = pluralOf('pl');

export const cart: typeof english = {
  empty: 'Koszyk jest pusty!',
  keeps: 'Dodane książki będą tu czekać, także po zamknięciu okna.',
  clear: 'Wyczyść koszyk',
  quantity: 'Ilość: 1',
  remove: 'Usuń',
  removeBook: (title) => `Usuń: ${title}`,
  subtotal: 'Suma częściowa',
  shipping: 'Wysyłka',
  freeFrom: (amount) => `gratis od ${amount}`,
  /** The lower shipping fee from that sum on. */
  lessFrom: (fee, amount) => `${fee} od ${amount}`,
  total: 'Razem',
  totalWithDelivery: 'Razem z dostawą',
  note: 'Koszt wysyłki i podatki są obliczane przy składaniu zamówienia.',
  checkout: 'Przejdź do zamówienia',
  continue: 'Kontynuuj zakupy',
  isGone: (title) => (
    <>
      {title}
      <span>: książka nie jest już sprzedawana.</span>
    </>
  ),
  isSoldOut: (title) => (
    <>
      {title}
      <span>: książka jest wyprzedana.</span>
    </>
  ),
  removeAndGoOn: 'Usuń ją i kontynuuj',
  priceChanged: 'Od czasu wyboru zmieniła się cena.',
  newPrice: (title, price, oldPrice) => (
    <>
      {title}
      <span>: teraz </span>
      {price}
      <span>{`, wcześniej ${oldPrice}`}</span>
    </>
  ),
  acceptPrices: 'Akceptuję nowe ceny',
  buyAgain: 'Kup ponownie',
  buyAgainOrder: (order) => `Kup ponownie: zamówienie ${order}`,
  putIntoCart: (count) =>
    plural(count, {
      one: '# książka dodana do koszyka.',
      few: '# książki dodane do koszyka.',
      many: '# książek dodanych do koszyka.',
      other: '# książki dodanej do koszyka.',
    }),
  notAvailable: (count) =>
    plural(count, {
      one: '# książka jest niedostępna.',
      few: '# książki są niedostępne.',
      many: '# książek jest niedostępnych.',
      other: '# książki jest niedostępne.',
    }),
};
