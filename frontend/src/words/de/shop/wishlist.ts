import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { wishlist as english } from '@/words/en/shop/wishlist';

const plural = pluralOf('de');

export const wishlist: typeof english = {
  noLongerSold: (count) =>
    plural(count, {
      one: 'Ein Buch von Ihrem Merkzettel wird nicht mehr verkauft.',
      other: '# Bücher von Ihrem Merkzettel werden nicht mehr verkauft.',
    }),
  takeOff: (count) => plural(count, { one: 'Entfernen', other: 'Alle entfernen' }),
  empty: {
    title: 'Noch keine Wünsche',
    text: 'Tippen Sie auf das Herz an einem Buch, und es wartet hier auf Sie.',
  },
};
