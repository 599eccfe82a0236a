import { forms } from '@storyloom/backend/contract/words/es/count';
import type { wishlist as english } from '@/words/en/shop/wishlist';

export const wishlist: typeof english = {
  noLongerSold: (count) =>
    forms(
      count,
      'Un libro de su lista ya no está a la venta.',
      '# libros de su lista ya no están a la venta.',
    ),
  takeOff: (count) => forms(count, 'Quitarlo', 'Quitarlos'),
  empty: {
    title: 'Su lista de deseos está vacía',
    text: 'Toque el corazón de un libro y le esperará aquí.',
  },
};
