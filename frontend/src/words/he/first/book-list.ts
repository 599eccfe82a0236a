import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { bookList as english } from '@/words/en/first/book-list';

const plural = pluralOf('he');

/** For lists of books. */
export const bookList: typeof english = {
  heading: 'ספרים',
  loading: 'בטעינה…',
  failed: 'הספרים לא נטענו',
  count: (count: number) => plural(count, { one: 'ספר אחד', two: 'שני ספרים', other: '# ספרים' }),
  seeAll: 'לכל הספרים',
  recentlyViewed: 'נצפו לאחרונה',
  clearViewed: 'ניקוי',
  previous: 'הקודם',
  next: 'הבא',
  /** The role of a row of slides, for screen readers. */
  carousel: 'קרוסלה',
};
