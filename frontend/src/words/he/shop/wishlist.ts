import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { wishlist as english } from '@/words/en/shop/wishlist';

const plural = pluralOf('he');

export const wishlist: typeof english = {
  noLongerSold: (count: number) =>
    plural(count, {
      one: 'ספר אחד מהרשימה שלך כבר אינו נמכר.',
      two: 'שני ספרים מהרשימה שלך כבר אינם נמכרים.',
      other: '# ספרים מהרשימה שלך כבר אינם נמכרים.',
    }),
  takeOff: (count: number) =>
    plural(count, { one: 'הסרה מהרשימה', two: 'הסרה מהרשימה', other: 'הסרה מהרשימה' }),
  empty: {
    title: 'עדיין אין משאלות',
    text: 'לחיצה על הלב שליד ספר תשמור אותו כאן בשבילך.',
  },
};
