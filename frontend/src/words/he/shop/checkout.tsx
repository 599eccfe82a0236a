import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { checkout as english } from '@/words/en/shop/checkout';
import { orderButton } from './order-button';

const plural = pluralOf('he');

type Linked = (text: string) => ReactElement;

const terms = 'התקנון';
const privacy = 'מדיניות הפרטיות';
const neverTwice = 'ניסיון נוסף לא ייצור הזמנה כפולה';

/** The page on which an order is placed. */
export const checkout: typeof english = {
  title: 'קופה',
  nothing: 'עדיין אין מה להזמין.',
  details: 'פרטים אישיים',
  email: 'כתובת דוא״ל',
  emailHint: 'ההזמנה נשמרת תחת הכתובת של החשבון שלך.',
  shippingAddress: 'כתובת למשלוח',
  delivery: {
    label: 'אופן המסירה',
    send: 'משלוח אליי',
    pickup: 'איסוף עצמי בחנות',
  },
  agree: {
    toBoth: (linkTerms: Linked, linkPrivacy: Linked) => (
      <>
        {linkTerms(terms)}
        <span> מקובל עליי, וקראתי את </span>
        {linkPrivacy(privacy)}
        <span>.</span>
      </>
    ),
    toTerms: (linkTerms: Linked) => (
      <>
        {linkTerms(terms)}
        <span> מקובל עליי.</span>
      </>
    ),
    toPrivacy: (linkPrivacy: Linked) => (
      <>
        <span>קראתי את </span>
        {linkPrivacy(privacy)}
        <span>.</span>
      </>
    ),
  },
  submit: orderButton,
  waitsForTick: 'כדי להמשיך יש לסמן את התיבה שלמעלה.',
  unavailableBook: (button: Linked) => (
    <>
      <span>אי אפשר עוד לקנות ספר אחד מהסל שלך. </span>
      {button('איזה?')}
    </>
  ),
  looksAgain: 'אנחנו בודקים את הספרים פעם נוספת.',
  keep: {
    button: 'שמירת הפרטים לפעם הבאה',
    kept: 'הפרטים נשמרו בחשבון שלך.',
    failed: 'לא הצלחנו לשמור את הפרטים. כדאי לנסות שוב.',
  },

  summary: {
    inShort: (books: number, total: string) =>
      `${plural(books, { one: 'ספר אחד', two: 'שני ספרים', other: '# ספרים' })}, סך הכול ${total}`,
    onDelivery: 'תשלום במזומן במסירה',
    onCollection: 'תשלום במזומן באיסוף',
    items: 'פריטים',
    shipping: 'משלוח',
    taxes: 'מיסים',
    total: 'מחיר כולל',
  },

  waiting: 'בטעינה…',
  onItsWay: 'ההזמנה שלך בדרך לחנות.',
  placed: { title: 'ההזמנה בוצעה', text: 'ההזמנה שלך התקבלה בהצלחה!' },
  placedEarlier: {
    title: 'ההזמנה הקודמת שלך הגיעה אלינו',
    text: 'הספרים שלה יצאו מהסל, ושום דבר לא הוזמן פעמיים. מה שנשאר בסל עדיין לא הוזמן.',
  },
  sessionEnded: 'החיבור לחשבון הסתיים.',
  signInAgain: (link: Linked) => (
    <>
      <span>כדי לבצע את ההזמנה יש </span>
      {link('להיכנס שוב')}
      <span>. מה שהקלדת שמור.</span>
    </>
  ),
  responseLost: 'איננו יודעים אם ההזמנה הגיעה אלינו.',
  lookAtOrders: (link: Linked) => (
    <>
      <span>כדאי לבדוק קודם את </span>
      {link('ההזמנות שלך')}
      <span>{`; ${neverTwice}.`}</span>
    </>
  ),

  failed: 'ההזמנה לא בוצעה',
  unconfirmed: `החנות לא אישרה את קבלת ההזמנה. מה שהקלדת שמור; ${neverTwice}.`,
  unknownOutcome:
    'לא הצלחנו לברר אם ההזמנה הקודמת שלך הגיעה אלינו, ולכן לא נשלח עכשיו דבר. מה שהקלדת שמור; כדאי לנסות שוב בעוד רגע.',
  totalChanged: (seen: string, current: string) =>
    `מחיר ההזמנה השתנה: הסכום היה ${seen} ועכשיו הוא ${current}.`,
  noPickup: 'כבר אי אפשר לאסוף ספרים בחנות. נא לציין לאן לשלוח אותם.',
  lookOverDetails: 'כדאי לעבור על הפרטים ולנסות שוב.',
  /** By the code of the error, or else its status. */
  advice: {
    price_changed: 'מחיר השתנה מאז הצפייה שלך.',
    book_unavailable: 'ספר אחד בסל שלך כבר אינו נמכר.',
    insufficient_stock: 'ספר אחד בסל שלך אזל ממש עכשיו.',
    idempotency_key_reused:
      'נראה שניסיון קודם הגיע אלינו עם פרטים אחרים. לפני ניסיון נוסף כדאי לבדוק את ההזמנות שלך.',
    request_in_progress: `ניסיון קודם עדיין בדרך. כדאי לנסות שוב בעוד רגע; ${neverTwice}.`,
    validation_error: 'יש שדות שצריך לבדוק שוב.',
    401: 'החיבור לחשבון הסתיים. יש להיכנס שוב; מה שהקלדת שמור.',
    403: 'ההזמנה הזאת שייכת לחשבון אחר. יש להיכנס שוב.',
    429: 'היו יותר מדי ניסיונות בבת אחת. כדאי להמתין מעט ולנסות שוב.',
  },
};
