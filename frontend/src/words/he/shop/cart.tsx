import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { cart as english } from '@/words/en/shop/cart';

const plural = pluralOf('he');

export const cart: typeof english = {
  empty: 'אין מוצרים בסל!',
  keeps: 'ספרים שנוספים לסל מחכים כאן, גם אחרי סגירת החלון.',
  clear: 'ריקון הסל',
  quantity: 'כמות: 1',
  remove: 'הסרה',
  removeBook: (title: string) => `הסרת \u2068${title}\u2069`,
  subtotal: 'סכום ביניים',
  shipping: 'משלוח',
  freeFrom: (amount: string) => `חינם מ־${amount}`,
  /** The lower shipping fee from that sum on. */
  lessFrom: (fee: string, amount: string) => `${fee} מ־${amount}`,
  total: 'סך הכול',
  totalWithDelivery: 'סך הכול כולל משלוח',
  note: 'המשלוח והמיסים מחושבים בקופה.',
  checkout: 'לקופה',
  continue: 'המשך קניות',
  isGone: (title: ReactElement) => (
    <>
      {title}
      <span> כבר אינו נמכר.</span>
    </>
  ),
  isSoldOut: (title: ReactElement) => (
    <>
      {title}
      <span> אזל מהמלאי.</span>
    </>
  ),
  removeAndGoOn: 'הסרה והמשך',
  priceChanged: 'מחיר השתנה מאז הבחירה שלך.',
  newPrice: (title: ReactElement, price: ReactElement, oldPrice: string) => (
    <>
      {title}
      <span>: עכשיו </span>
      {price}
      <span>{`, קודם ${oldPrice}`}</span>
    </>
  ),
  acceptPrices: 'אישור המחירים החדשים',
  buyAgain: 'קנייה חוזרת',
  buyAgainOrder: (order: number) => `קנייה חוזרת: הזמנה ${order}`,
  putIntoCart: (count: number) =>
    plural(count, {
      one: 'ספר אחד נוסף לסל שלך.',
      two: 'שני ספרים נוספו לסל שלך.',
      other: '# ספרים נוספו לסל שלך.',
    }),
  notAvailable: (count: number) =>
    plural(count, {
      one: 'ספר אחד אינו זמין.',
      two: 'שני ספרים אינם זמינים.',
      other: '# ספרים אינם זמינים.',
    }),
};
