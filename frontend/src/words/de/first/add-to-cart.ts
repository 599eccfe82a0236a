import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { addToCart as english } from '@/words/en/first/add-to-cart';

const plural = pluralOf('de');

/** The button of a book. */
export const addToCart: typeof english = {
  add: 'In den Warenkorb',
  addOf: (title) => `In den Warenkorb: ${title}`,
  soldOut: 'Ausverkauft',
  soldOutOf: (title) => `Ausverkauft: ${title}`,
  inCart: 'Im Warenkorb',
  inCartOf: (title) => `Im Warenkorb. In den Warenkorb: ${title}`,
  goToCart: 'Zum Warenkorb',
  added: 'In den Warenkorb gelegt',
  duplicate: {
    title: 'Schon im Warenkorb',
    text: 'Jedes Buch lässt sich nur einmal in den Warenkorb legen.',
  },
  full: {
    title: 'Ihr Warenkorb ist voll',
    text: (max) =>
      plural(max, {
        one: 'Eine Bestellung umfasst höchstens # Buch.',
        other: 'Eine Bestellung umfasst höchstens # Bücher.',
      }),
  },
};
