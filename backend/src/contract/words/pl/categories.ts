import type { categories as english } from '../en/categories.ts';

/** The names of the categories that the shop comes with. */
export const categories: typeof english = {
  business: 'Biznes',
  technology: 'Technika',
  fiction: 'Beletrystyka',
  horror: 'Groza',
  adventure: 'Przygoda',
};
