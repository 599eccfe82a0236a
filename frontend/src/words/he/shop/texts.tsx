import type { ReactElement } from 'react';
import type { texts as english } from '@/words/en/shop/texts';

type Linked = (text: string) => ReactElement;

/** Texts around those that the owner writes. */
export const texts: typeof english = {
  failed: 'לא הצלחנו לטעון את הטקסט הזה.',
  backToShop: 'חזרה לחנות',
  whereWeAre: 'היכן אנחנו',
  whenWeAreThere: 'מתי אנחנו כאן',
  startWith: (link: Linked) => (
    <>
      <span>המקום הטוב ביותר להתחיל בו הוא </span>
      {link('הקטלוג המלא')}
      <span>.</span>
    </>
  ),
  whereOrdersAre: (link: Linked) => (
    <>
      <span>היכן נמצאת כל הזמנה אפשר לראות בדף </span>
      {link('ההזמנות שלך')}
      <span>.</span>
    </>
  ),

  contact: {
    lead: 'התשובות המהירות נמצאות לרוב במרחק לחיצה אחת.',
    nothingYet: 'עדיין לא פרסמנו כתובת או מספר טלפון. על ספר אפשר לשאול אותנו כאן למטה.',
    order: 'על הזמנה',
    orderText: (link: Linked) => (
      <>
        <span>בדף </span>
        {link('ההזמנות שלך')}
        <span>
          {
            ' רואים היכן כל הזמנה, ואפשר לבטל אותה עד שנאשר אותה. לכל הזמנה יש מספר קצר שקל לומר בטלפון, וייתכן שנתקשר למספר שמסרת לנו אם משהו אינו ברור.'
          }
        </span>
      </>
    ),
    data: 'על המידע שלך',
    dataText: (link: Linked) => (
      <>
        <span>מה אנחנו שומרים ולכמה זמן כתוב בדף </span>
        {link('מדיניות הפרטיות')}
        <span>.</span>
      </>
    ),
  },
};
