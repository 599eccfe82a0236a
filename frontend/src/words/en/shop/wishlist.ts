import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

export const wishlist = {
  noLongerSold: (count: number) =>
    plural(count, {
      one: 'One book from your list is no longer sold.',
      other: '# books from your list are no longer sold.',
    }),
  takeOff: (count: number) => plural(count, { one: 'Take it off', other: 'Take them off' }),
  empty: {
    title: 'No wishes yet',
    text: 'Tap the heart on a book, and it will wait for you here.',
  },
};
