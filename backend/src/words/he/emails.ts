import { pluralOf } from '../../contract/words/plural.ts';
import type { emails as english } from '../en/emails.ts';

const plural = pluralOf('he');
const books = (count: number) =>
  plural(count, { one: 'ספר אחד', two: 'שני ספרים', other: '# ספרים' });
const newOrders = (count: number) =>
  plural(count, { one: 'הזמנה חדשה אחת', two: 'שתי הזמנות חדשות', other: '# הזמנות חדשות' });

/** The fixed texts of emails, next to those that an owner may change. */
export const emails: typeof english = {
  orderNumber: (number: number | string) => `#${number}`,
  /** Links of emails to customers, where the text has nothing before them. */
  links: {
    orders: 'להזמנות שלך',
    newsletter: 'כן, לשלוח לי את הניוזלטר',
    bookRequest: 'כן, להודיע לי',
    book: 'לדף הספר',
    answer: 'להשיב',
    write: 'לכתוב לנו בעניין ההזמנה',
  },
  named: (name) => `${name}:`,
  rows: {
    total: 'סך הכול',
    shipping: 'משלוח',
    returned: 'הוחזר',
    sent: 'נשלח',
    cancelled: 'בוטל',
    deliveryTo: 'משלוח אל',
    collectAt: 'מקום האיסוף',
    collectWhen: 'מתי',
    collectedBy: 'לאיסוף על ידי',
    phone: 'טלפון',
    email: 'דוא״ל',
    name: 'שם',
    book: 'ספר',
    declared: 'תוכן ההודעה',
    received: 'התקבלה',
    wrapping: 'עטיפת מתנה',
    gift: 'מתנה',
    giftYes: 'כן',
    cardText: 'הטקסט לכרטיס',
  },
  /** Why an email came. */
  reasons: {
    order: (number: string, shop: string) =>
      `ההודעה הזאת נשלחה אליך בגלל הזמנה ${number} אצל ${shop}.`,
    newsletter: (shop: string) => `ההודעה הזאת נשלחה כי הכתובת שלך הוזנה אצל ${shop}.`,
    bookRequest: 'ההודעה הזאת נשלחה כי הכתובת שלך הוזנה בבקשה לקבל הודעה על ספר.',
    withdrawal: (shop: string) =>
      `ההודעה הזאת נשלחה כי הודעת ביטול עסקה עם הכתובת שלך נמסרה אצל ${shop}.`,
    owner: 'ההודעה הזאת נשלחה אליך כי החנות בבעלותך.',
    newOrder:
      'ההודעה הזאת נשלחה אליך כי החנות בבעלותך. אפשר לבחור בהגדרות הודעה אחת ביום במקום זאת.',
    digest:
      'ההודעה הזאת נשלחה אליך כי החנות בבעלותך. אפשר לבחור בהגדרות הודעה על כל הזמנה במקום זאת.',
  },
  /** Links that end what brings such emails. */
  endings: {
    newsletter: 'הסרת הכתובת עכשיו',
    bookRequest: 'מחיקת כל הבקשות עם הכתובת הזאת',
  },
  withdrawal: {
    whole: (number: string) => `הזמנה ${number}`,
    books: (count: number, number: string) => `${books(count)} מהזמנה ${number}`,
    declaration: (what: string) => `ביטול העסקה עבור ${what}`,
    right: (days: number) =>
      `אפשר לבטל עסקה זו בלי לנמק, עד ${days} ימים לאחר קבלת הספרים: בדף שלמטה, או בכל הודעה ברורה אחרת אלינו.`,
  },
  newMessage: (number: string) => `הודעה בעניין הזמנה ${number}`,
  newOrder: {
    subject: (number: string, count: number, total: string) =>
      `הזמנה חדשה ${number}: ${books(count)}, ${total}`,
    heading: (number: string) => `הזמנה חדשה ${number}`,
    open: 'לדף ההזמנה',
  },
  digest: {
    subject: (orders: number, date: string, total: string) =>
      `${newOrders(orders)} ב־${date}: ${total}`,
    heading: (orders: number, date: string) => `${newOrders(orders)} ב־${date}`,
    delivered: (number: string, city: string, count: number) =>
      `${number} אל ${city} (${books(count)})`,
    collected: (number: string, count: number) => `${number} לאיסוף (${books(count)})`,
    open: 'לרשימת ההזמנות',
  },
  failedBackup: {
    subject: 'הגיבוי של החנות נכשל',
    last: (date: string) => `הגיבוי השלם האחרון הוא מ־${date}.`,
    none: 'עדיין אין גיבוי.',
    text: (error: string, last: string) => `${error} ${last} ניסיון נוסף נעשה בכל שעה.`,
    openSettings: 'להגדרות',
  },
  variants: {
    returnedAfterDelivery: {
      heading: 'הספרים חזרו אלינו',
      subject: 'הזמנה {number} חזרה אלינו',
      text: 'הספרים של הזמנה {number} נמצאים שוב אצלנו. הם כבר שולמו, ולכן נחזיר לך את הכסף. אם עדיין לא ידוע לנו איך נוח לך לקבל אותו, אפשר לכתוב לנו.\n\n{books}\n\nלהזמנות שלך {link}',
    },
    booksReturnedAfterDelivery: {
      heading: 'הספרים חזרו אלינו',
      subject: 'ספרים מהזמנה {number} חזרו אלינו',
      text: 'הספרים האלה מהזמנה {number} נמצאים שוב אצלנו. הם כבר שולמו, ולכן נחזיר לך את הכסף. אם עדיין לא ידוע לנו איך נוח לך לקבל אותו, אפשר לכתוב לנו.\n\n{books}\n\nזה מה שנשאר מההזמנה:\n\n{left}\n\n{link}',
    },
    confirmedWithAwaited: {
      heading: 'ההזמנה שלך אושרה',
      subject: 'הזמנה {number} אושרה',
      text: 'חדשות טובות, {name}: הזמנה {number} אושרה. אנחנו משיגים עבורך את הספרים שאינם בחנות; ליד כל אחד מהם רשום מתי הוא צפוי להגיע. נכתוב אליך שוב בשלב הבא.\n\n{books}\n\n{address}\n\nלהזמנות שלך {link}',
    },
    restSent: {
      heading: 'שאר ההזמנה בדרך',
      subject: 'שאר הספרים מהזמנה {number} בדרך',
      text: 'אלה שאר הספרים מהזמנה {number}; הם יצאו מהחנות. על המשלוח משלמים פעם אחת.\n\n{books}\n\n{address}\n\nלהזמנות שלך {link}',
    },
  },
  /** The order that a preview is about. */
  sample: {
    message: 'תודה על השאלה. שני הספרים כאן ויישלחו מחר.',
    name: 'נועה לדוגמה',
    books: ['מגדלור הנייר', 'חורף של מפות'],
    address: { street: 'הרצל 12', zipcode: '6688101', city: 'תל אביב' },
  },
};
