import type { notFound as english } from '@/words/en/shop/not-found';

/** The page at an unknown address. */
export const notFound: typeof english = {
  title: 'Tej strony nie ma na naszych półkach',
  text: 'Może ktoś odłożył ją w niewłaściwe miejsce. Przynajmniej książki są tam, gdzie powinny.',
  home: 'Do strony głównej',
};
