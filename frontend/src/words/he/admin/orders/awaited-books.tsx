import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { awaitedBooks as english } from '@/words/en/admin/orders/awaited-books';

const plural = pluralOf('he');

const copies = (count: number) =>
  plural(count, { one: 'עותק אחד', two: 'שני עותקים', other: '# עותקים' });

/** The books that open orders wait for, and their arrivals. */
export const awaitedBooks: typeof english = {
  title: 'להזמנה מהספקים',
  allOrders: 'כל ההזמנות',
  open: (count) =>
    plural(count, { one: 'עותק אחד להזמנה', two: 'שני עותקים להזמנה', other: '# עותקים להזמנה' }),
  late: (count) =>
    plural(count, { one: 'עותק אחד מאחר', two: 'שני עותקים מאחרים', other: '# עותקים מאחרים' }),
  overdue: 'באיחור לעומת המועד שהובטח',
  failed: 'לא הצלחנו לטעון את הרשימה.',
  empty: 'אף הזמנה אינה ממתינה לספר.',
  copies,
  forOrders: (numbers) => `להזמנה ${numbers}`,
  noPublisher: 'ללא הוצאה לאור',
  promisedBy: (day) => `הובטח עד ${day}`,
  save: 'שמירה כ־CSV',
  take: 'הגיע',
  takeOf: (count, title) => `הגיע: ${copies(count)} של ”\u2068${title}\u2069”`,
  sendHere: (count) =>
    plural(count, {
      one: 'שליחת הספר שכבר כאן',
      two: 'שליחת שני הספרים שכבר כאן',
      other: 'שליחת # הספרים שכבר כאן',
    }),
  sent: (count, number) =>
    plural(count, {
      one: `ספר אחד מהזמנה ${number} נשלח.`,
      two: `שני ספרים מהזמנה ${number} נשלחו.`,
      other: `# ספרים מהזמנה ${number} נשלחו.`,
    }),
  sentUndone: (number) => `בסופו של דבר לא נשלחו: ספרים מהזמנה ${number}.`,
  arrivals: {
    title: 'ספרים שהגיעו',
    isbn: 'ISBN',
    hint: 'סריקה, או הקלדה ואז Enter.',
    copies: 'עותקים',
    button: 'קליטה',
    typed: 'ה־ISBN',
    given: (count, title, numbers) =>
      `${copies(count)} של ”\u2068${title}\u2069” להזמנה ${numbers}.`,
    toStock: (count, title) => `${copies(count)} של ”\u2068${title}\u2069” למלאי.`,
    unknown: 'לאף ספר בחנות אין ISBN כזה.',
    notTaken: 'העותקים לא נקלטו. כדאי לנסות שוב.',
    undone: (title) => `קליטת ”\u2068${title}\u2069” בוטלה.`,
    cannotUndo: 'אי אפשר לבטל עוד: עותק אחד נמכר או נשלח מאז.',
    undoable: (title) => `קליטת ”\u2068${title}\u2069”`,
  },
};
