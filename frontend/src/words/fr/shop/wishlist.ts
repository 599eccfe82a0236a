import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { wishlist as english } from '@/words/en/shop/wishlist';

const plural = pluralOf('fr');

export const wishlist: typeof english = {
  noLongerSold: (count: number) =>
    plural(count, {
      one: '# livre de votre liste n’est plus en vente.',
      many: '# de livres de votre liste ne sont plus en vente.',
      other: '# livres de votre liste ne sont plus en vente.',
    }),
  takeOff: (count: number) =>
    plural(count, { one: 'Le retirer', many: 'Les retirer', other: 'Les retirer' }),
  empty: {
    title: 'Pas encore d’envies',
    text: 'Touchez le cœur d’un livre, et il vous attendra ici.',
  },
};
