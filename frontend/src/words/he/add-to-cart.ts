import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { addToCart as english } from '@/words/en/add-to-cart';

const plural = pluralOf('he');

/** The button of a book. */
export const addToCart: typeof english = {
  add: 'הוספה לסל',
  addOf: (title: string) => `הוספה לסל: ${title}`,
  soldOut: 'אזל מהמלאי',
  soldOutOf: (title: string) => `אזל מהמלאי: ${title}`,
  inCart: 'בסל שלך',
  inCartOf: (title: string) => `בסל שלך. הוספה לסל: ${title}`,
  goToCart: 'לסל הקניות',
  added: 'נוסף לסל שלך',
  duplicate: { title: 'הספר כבר בסל', text: 'אי אפשר יהיה לבטל את זה!' },
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
