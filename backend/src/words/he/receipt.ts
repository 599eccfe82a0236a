import type { receipt as english } from '../en/receipt.ts';

/** The receipt of an order: not `חשבונית` and not `קבלה`, which are documents of Israel's tax law. */
export const receipt: typeof english = {
  title: 'סיכום הזמנה',
  /** The title of the page. */
  pageTitle: (numbers: string, shop: string) => `סיכום הזמנה ${numbers} - ${shop}`,
  orders: (count: number, numbers: string) =>
    count === 1 ? `הזמנה ${numbers}` : `הזמנות ${numbers}`,
  book: 'ספר',
  price: 'מחיר',
  shipping: 'משלוח',
  free: 'חינם',
  wrapping: 'עטיפת מתנה',
  taxes: 'מיסים',
  total: 'סך הכול',
  refund: 'החזר כספי',
  returnedBook: 'הוחזר',
  cancelled: 'ההזמנה בוטלה: אין מה לשלם.',
  returned: 'ההזמנה הוחזרה: אין מה לשלם.',
  paidAtCounter: 'שולם במזומן בדלפק.',
  paid: { pickup: 'שולם במזומן בעת האיסוף.', delivery: 'שולם במזומן בעת המסירה.' },
  toBePaid: {
    pickup: 'לתשלום במזומן בעת האיסוף.',
    delivery: 'לתשלום במזומן בעת המסירה.',
  },
};
