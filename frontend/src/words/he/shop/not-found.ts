import type { notFound as english } from '@/words/en/shop/not-found';

/** The page at an unknown address. */
export const notFound: typeof english = {
  title: 'הדף הזה אינו על המדפים שלנו',
  text: 'אולי מישהו החזיר אותו למקום הלא נכון. לפחות הספרים כולם במקומם.',
  home: 'לדף הבית',
};
