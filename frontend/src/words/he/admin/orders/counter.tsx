import type { CounterMode } from '@storyloom/backend/contract/order/counter';
import type { counter as english } from '@/words/en/admin/orders/counter';

const modes: Record<CounterMode, string> = { sell: 'מכירה', receive: 'קליטה', return: 'החזרה' };

/** Selling, receiving and returning copies by scanner. */
export const counter: typeof english = {
  title: 'דלפק',
  mode: 'מה עושה סריקה',
  modes,
  field: {
    sell: 'מכירה: ISBN או שם',
    receive: 'קליטה: ISBN או שם',
    return: 'החזרה: ISBN או שם',
  },
  keys: 'F2 מכירה, F4 קליטה, F8 החזרה. Enter לבדו: הקנייה הבאה. Ctrl+Z: ביטול הסריקה האחרונה.',
  /** The subject of the sentence about a broken rule. */
  typedCode: 'הקוד',
  /** The outcome of the scan of a book. */
  outcome: (book: string, outcome: string) => `\u2068${book}\u2069: ${outcome}`,
  modeOutcome: (mode: CounterMode, outcome: string) => `${modes[mode]}: ${outcome}`,
  thisCustomer: (amount: string) => `הקנייה הזאת: ${amount}`,
  nextCustomer: 'הקנייה הבאה',

  none: (title: string) => `לא נמצא ספר עבור ”\u2068${title}\u2069”.`,
  noResponse: 'החנות לא ענתה. יש ללחוץ שוב על Enter.',
  found: 'ספרים שנמצאו',
  pick: {
    sell: (title: string) => `מכירה: \u2068${title}\u2069`,
    receive: (title: string) => `קליטה: \u2068${title}\u2069`,
    return: (title: string) => `החזרה: \u2068${title}\u2069`,
  },

  lastScans: 'סריקות אחרונות',
  addBook: 'הוספת הספר הזה',
  order: 'הזמנה',
  orderOf: (title: string) => `ההזמנה של \u2068${title}\u2069`,
  undo: 'ביטול פעולה',
  undoWhat: (title: string) => `ביטול פעולה: \u2068${title}\u2069`,

  notDone: 'לא בוצע.',
  waiting: 'רגע אחד…',
  askingAgain: 'עדיין אין תשובה. שואלים שוב…',
  done: {
    sell: 'נמכר.',
    receive: 'נקלט.',
    return: 'הוחזר.',
    undone: 'הפעולה בוטלה.',
  },
  /** The outcome with the remaining stock. */
  doneOf: {
    sell: (left: string) => `נמכר, במלאי ${left}.`,
    receive: (left: string) => `נקלט, במלאי ${left}.`,
    return: (left: string) => `הוחזר, במלאי ${left}.`,
    undone: (left: string) => `הפעולה בוטלה, במלאי ${left}.`,
  },
  receivedFor: (number) => `נקלט, להזמנה ${number}.`,
  /** A sale for which the till has the money, not the shop. */
  soldAtTill: 'נמכר בקופה שלך.',
  soldAtTillLeft: (left) => `נמכר בקופה שלך, במלאי ${left}.`,
  notCounted: 'העותקים שלו אינם נספרים: אין מה לעשות.',
  refusals: {
    record_not_found: 'אין בחנות ספר עם ה־ISBN הזה.',
    insufficient_stock: 'לא נשאר במלאי. אם יש עותק ביד, יש לקלוט אותו קודם.',
    book_unavailable: 'הספר הוא טיוטה. יש לפרסם אותו כדי למכור.',
    invalid_transition: 'לא נשארה מכירה שלו בדלפק הזה להחזרה. אפשר לקלוט את העותק במקום זאת.',
  },
  signInEnded: 'החיבור לחשבון הסתיים. יש להיכנס ולסרוק שוב.',
  scanAgain: 'לא בוצע. נא לסרוק שוב.',
  unreachable: 'לא בוצע: אי אפשר להגיע לחנות. יש לסרוק שוב כשהחיבור יחזור.',
  cannotUndo: 'כבר אי אפשר לבטל: כדאי לבדוק את ההזמנה או את הספר.',
  notUndone: 'עדיין לא הצלחנו לבטל. כדאי לנסות שוב.',
};
