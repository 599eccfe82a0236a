import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** The button of a book. */
export const addToCart = {
  add: 'Add to Cart',
  addOf: (title: string) => `Add to Cart: ${title}`,
  soldOut: 'Sold out',
  soldOutOf: (title: string) => `Sold out: ${title}`,
  inCart: 'In your cart',
  inCartOf: (title: string) => `In your cart. Add to Cart: ${title}`,
  goToCart: 'Go to the cart',
  added: 'Added to your cart',
  duplicate: { title: 'Already added to cart', text: "You won't be able to revert this!" },
  full: {
    title: 'Your cart is full',
    text: (max: number) =>
      plural(max, {
        one: 'One order takes up to # book.',
        other: 'One order takes up to # books.',
      }),
  },
};
