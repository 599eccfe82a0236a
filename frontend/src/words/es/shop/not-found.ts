import type { notFound as english } from '@/words/en/shop/not-found';

/** The page at an unknown address. */
export const notFound: typeof english = {
  title: 'Esta página no está en nuestras estanterías',
  text: 'Quizá alguien la devolvió al sitio equivocado. Los libros, al menos, están todos donde deben.',
  home: 'A la página de inicio',
};
