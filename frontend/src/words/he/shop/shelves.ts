import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { shelves as english } from '@/words/en/shop/shelves';

const plural = pluralOf('he');

/** Pages of chosen books: a shelf, an author. */
export const shelves: typeof english = {
  unknownShelf: 'אין מדף כזה',
  unknownAuthor: 'אין לנו ספרים מאת מחבר/ת בשם הזה',
  maybeGone: 'ייתכן שפעם זה היה כאן. כל השאר נמצא במקומו.',
  emptyShelf: 'המדף הזה עוד מתמלא. שווה להציץ שוב מאוחר יותר.',
  inTheShop: (count: number) =>
    plural(count, { one: 'ספר אחד בחנות', two: 'שני ספרים בחנות', other: '# ספרים בחנות' }),
  newestInTheShop: (count: number) =>
    plural(count, {
      one: 'הספר החדש ביותר בחנות',
      two: 'שני הספרים החדשים ביותר בחנות',
      other: '# הספרים החדשים ביותר בחנות',
    }),
  allBooksBy: (author: string) => `חיפוש כל הספרים מאת \u2068${author}\u2069`,
  /** The title of a row of books on a page without books. */
  moreBooks: 'מהמדפים שלנו',
};
