import type { notFound as english } from '@/words/en/shop/not-found';

/** The page at an unknown address. */
export const notFound: typeof english = {
  title: 'Diese Seite steht nicht in unseren Regalen',
  text: 'Vielleicht hat jemand sie an die falsche Stelle zurückgestellt. Die Bücher wenigstens stehen alle da, wo sie hingehören.',
  home: 'Zur Startseite',
};
