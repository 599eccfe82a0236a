import type { notFound as english } from '@/words/en/shop/not-found';

/** The page at an unknown address. */
export const notFound: typeof english = {
  title: 'Cette page n’est pas dans nos rayons',
  text: 'Quelqu’un l’a peut-être rangée au mauvais endroit. Les livres, au moins, sont tous à leur place.',
  home: 'Aller à l’accueil',
};
