import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { addToCart as english } from '@/words/en/first/add-to-cart';

const plural = pluralOf('pl');

/** The button of a book. */
export const addToCart: typeof english = {
  add: 'Dodaj do koszyka',
  addOf: (title) => `Dodaj do koszyka: ${title}`,
  soldOut: 'Wyprzedana',
  soldOutOf: (title) => `Wyprzedana: ${title}`,
  inCart: 'W koszyku',
  inCartOf: (title) => `W koszyku. Dodaj do koszyka: ${title}`,
  goToCart: 'Przejdź do koszyka',
  added: 'Dodano do koszyka',
  duplicate: {
    title: 'Ta książka jest już w koszyku',
    text: 'Każdą książkę można dodać do koszyka tylko raz.',
  },
  full: {
    title: 'Koszyk jest pełny',
    text: (max) =>
      plural(max, {
        one: 'Jedno zamówienie obejmuje najwyżej # książkę.',
        few: 'Jedno zamówienie obejmuje najwyżej # książki.',
        many: 'Jedno zamówienie obejmuje najwyżej # książek.',
        other: 'Jedno zamówienie obejmuje najwyżej # książki.',
      }),
  },
};
