import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { addToCart as english } from '@/words/en/first/add-to-cart';

const plural = pluralOf('he');

/** The button of a book. */
export const addToCart: typeof english = {
  add: 'הוספה לסל',
  addOf: (title: string) => `הוספה לסל: \u2068${title}\u2069`,
  soldOut: 'אזל מהמלאי',
  soldOutOf: (title: string) => `אזל מהמלאי: \u2068${title}\u2069`,
  inCart: 'בסל שלך',
  inCartOf: (title: string) => `בסל שלך. הוספה לסל: \u2068${title}\u2069`,
  goToCart: 'לסל הקניות',
  added: 'נוסף לסל שלך',
  duplicate: { title: 'הספר כבר בסל', text: 'כל ספר אפשר להוסיף לסל פעם אחת בלבד.' },
  full: {
    title: 'הסל שלך מלא',
    text: (max: number) =>
      plural(max, {
        one: 'בהזמנה אחת אפשר לכלול ספר אחד.',
        two: 'בהזמנה אחת אפשר לכלול עד שני ספרים.',
        other: 'בהזמנה אחת אפשר לכלול עד # ספרים.',
      }),
  },
};
