import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { wishlist as english } from '@/words/en/shop/wishlist';

const plural = pluralOf('pl');

export const wishlist: typeof english = {
  noLongerSold: (count) =>
    plural(count, {
      one: 'Jedna książka z listy nie jest już sprzedawana.',
      few: '# książki z listy nie są już sprzedawane.',
      many: '# książek z listy nie jest już sprzedawanych.',
      other: '# książki z listy nie jest już sprzedawane.',
    }),
  takeOff: (count) =>
    plural(count, {
      one: 'Usuń ją z listy',
      few: 'Usuń je z listy',
      many: 'Usuń je z listy',
      other: 'Usuń je z listy',
    }),
  empty: {
    title: 'Lista życzeń jest pusta',
    text: 'Wystarczy dotknąć serca przy książce, a będzie tu czekać.',
  },
};
