import type { categories as english } from '../en/categories.ts';

/** The names of the categories that the shop comes with. */
export const categories: typeof english = {
  business: 'Negocios',
  technology: 'Tecnología',
  fiction: 'Ficción',
  horror: 'Terror',
  adventure: 'Aventuras',
};
