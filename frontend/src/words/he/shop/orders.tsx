import type { ReactElement } from 'react';
import type { orders as english } from '@/words/en/shop/orders';

/** A customer's orders. */
export const orders: typeof english = {
  title: 'ההזמנות שלך',
  failed: 'אירעה שגיאה בטעינת ההזמנות',
  none: 'לא נמצאו הזמנות!',
  noneText: 'ההזמנה הראשונה שלך תופיע כאן, עם כל שלב בדרכה.',
  seeAllBooks: 'לכל הספרים',
  yourAccount: 'החשבון שלך',

  order: (number: number) => `הזמנה ${number}`,
  justPlaced: 'בוצעה עכשיו',
  returnedOn: (when: string) => `הוחזר ב־${when}`,
  total: 'מחיר כולל',
  shipping: (fee: string) => `משלוח: ${fee}`,
  freeShipping: 'משלוח: חינם',
  remaining: 'נשאר אחרי החזרות',
  name: 'שם',
  email: 'דוא״ל',
  phone: 'טלפון',
  pickupAt: 'מקום האיסוף',
  address: 'כתובת',
  orderId: 'מזהה הזמנה',
  copyOrderId: 'העתקת מזהה ההזמנה',
  productIds: 'מזהי מוצרים',
  copyProductId: (id: string) => `העתקת מזהה המוצר ${id}`,
  receipt: 'סיכום הזמנה',
  receiptLabel: (number: number) => `סיכום הזמנה ${number}, בלשונית חדשה`,

  status: 'מצב',
  toCome: 'בהמשך',
  /** The next step of an open order. */
  next: {
    placed: 'בשלב הבא נעבור עליה ונשמור לך את הספרים.',
    confirmed: 'הספרים שלך שמורים ונארזים.',
    shipped: 'החבילה שלך יצאה מהחנות.',
    ready: 'הספרים מחכים לך בחנות.',
  },
  /** Replaces it when all books were withdrawn from. */
  nextWithdrawn: 'בשלב הבא נטפל בהודעת ביטול העסקה.',
  /** Replaces it for an order that is sent in parts. */
  nextInParts: {
    waiting: 'אנחנו משיגים עבורך את הספרים שאינם בחנות.',
    partSent: 'חלק מהספרים יצא מהחנות; השאר יגיעו בהמשך.',
  },

  placed: {
    title: (number: number) => `תודה. הזמנה ${number} התקבלה.`,
    payOnDelivery: (amount: ReactElement) => (
      <>
        <span>לתשלום במסירה: </span>
        {amount}
      </>
    ),
    payOnCollection: (amount: ReactElement) => (
      <>
        <span>לתשלום באיסוף: </span>
        {amount}
      </>
    ),
    steps: 'בדף הזה מוצג כל שלב.',
    stepsAndEmails: (email: string) =>
      `בדף הזה מוצג כל שלב. תישלח הודעה אל \u2068${email}\u2069, והודעה נוספת בכל שלב.`,
  },

  cancel: {
    button: 'ביטול הזמנה',
    title: (number: number) => `לבטל את הזמנה ${number}?`,
    text: 'עדיין לא נארז דבר.',
    confirm: 'ביטול ההזמנה',
    keep: 'להשאיר',
    done: (number: number) => `הזמנה ${number} בוטלה.`,
    failed: 'ההזמנה לא בוטלה',
    tooLate: 'היא כבר בוטלה קודם, או שהחנות כבר מטפלת בה.',
    tryAgain: 'כדאי לנסות שוב בעוד רגע.',
  },

  withdrawalReceived: (when: string) => `הודעת ביטול עסקה התקבלה ב־${when}`,
  withdrawalReceivedUnsigned: (when: string) =>
    `הודעת ביטול עסקה התקבלה ב־${when}, בלי כניסה לחשבון`,
};
