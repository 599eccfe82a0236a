import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { phoneOrder as english } from '@/words/en/admin/orders/phone-order';

const plural = pluralOf('pl');

/** An order by phone. */
export const phoneOrder: typeof english = {
  title: 'Nowe zamówienie telefoniczne',
  books: 'Książki',
  collectedBy: 'Odbiera',
  isCollected: 'Odbiór w księgarni',
  email: 'E-mail',
  emailHint: 'Tylko jeśli klient chce otrzymywać e-maile o zamówieniu.',
  place: 'Złóż zamówienie',
  isPlaced: (number) => `Zamówienie ${number} zostało złożone.`,
  notPlaced: 'Zamówienie nie zostało złożone.',
  tooManyBooks: (most) =>
    plural(most, {
      one: 'Proszę usunąć część książek; może być najwyżej #',
      few: 'Proszę usunąć część książek; mogą być najwyżej #',
      many: 'Proszę usunąć część książek; może być najwyżej #',
      other: 'Proszę usunąć część książek; może być najwyżej #',
    }),
  noBook: 'Proszę dodać co najmniej jedną książkę',
  notToBeHad: 'Już niedostępna',
  remove: (title) => `Usuń: ${title}`,
  soldOut: 'Jedna z książek właśnie się wyprzedała; jest oznaczona powyżej.',
  unavailable: 'Jedna z książek nie jest już sprzedawana; jest oznaczona powyżej.',
  earlierTry:
    'Wygląda na to, że wcześniejsza próba dotarła do księgarni z innymi danymi. Proszę najpierw sprawdzić zamówienia.',
  lookOver: 'Proszę sprawdzić dane i spróbować ponownie.',
  notConfirmed:
    'Księgarnia go nie potwierdziła. Ponowna próba nie spowoduje podwójnego zamówienia.',
  shipping: 'Wysyłka',
  totalOnCollection: 'Razem, gotówką przy odbiorze',
  totalOnDelivery: 'Razem, gotówką przy dostawie',
};
