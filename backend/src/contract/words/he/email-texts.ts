import type { EmailPlaceholder, EmailTexts } from '../../email/customer-emails.ts';

/** What each email to customers says until the owner says otherwise. Placeholders stay as they are. */
export const emailTexts: EmailTexts = {
  'order-received': {
    heading: 'תודה על ההזמנה',
    subject: 'קיבלנו את הזמנה {number}',
    text: 'הזמנה {number} הגיעה אלינו. נעבור עליה ונכתוב אליך שוב ברגע שתאושר. התשלום הוא במזומן, עם קבלת הספרים.\n\n{books}\n\n{address}\n\nלהזמנות שלך {link}',
  },
  'order-confirmed': {
    heading: 'הספרים שלך שמורים',
    subject: 'הזמנה {number} אושרה',
    text: 'חדשות טובות, {name}: הזמנה {number} אושרה ונארזת עכשיו. נכתוב אליך שוב בשלב הבא.\n\n{books}\n\n{address}\n\nלהזמנות שלך {link}',
  },
  'order-ready': {
    heading: 'הספרים מחכים לך',
    subject: 'הזמנה {number} מוכנה לאיסוף',
    text: 'הזמנה {number} מוכנה בחנות שלנו. נא להביא {total} במזומן בעת האיסוף.\n\n{books}\n\n{address}\n\nלהזמנות שלך {link}',
  },
  'order-shipped': {
    heading: 'החבילה בדרך אליך',
    subject: 'הזמנה {number} בדרך אליך',
    text: 'הזמנה {number} יצאה מהחנות. נא להכין {total} במזומן לרגע שתגיע.\n\n{books}\n\n{address}\n\nלהזמנות שלך {link}',
  },
  'order-cancelled': {
    heading: 'ההזמנה שלך בוטלה',
    subject: 'הזמנה {number} בוטלה',
    text: 'הזמנה {number} בוטלה: לא יימסר דבר ואין מה לשלם. אם הביטול לא היה צפוי מבחינתך, אפשר לכתוב לנו.\n\n{books}\n\nלהזמנות שלך {link}',
  },
  'order-returned': {
    heading: 'הספרים חזרו אלינו',
    subject: 'הזמנה {number} חזרה אלינו',
    text: 'הספרים של הזמנה {number} נמצאים שוב אצלנו, ולכן אין מה לשלם. אם הספרים עדיין מעניינים אותך, אפשר לכתוב לנו או להזמין אותם שוב.\n\n{books}\n\nלהזמנות שלך {link}',
  },
  'order-books-returned': {
    heading: 'הספרים חזרו אלינו',
    subject: 'ספרים מהזמנה {number} חזרו אלינו',
    text: 'הספרים האלה מהזמנה {number} נמצאים שוב אצלנו.\n\n{books}\n\nזה מה שנשאר מההזמנה:\n\n{left}\n\n{link}',
  },
  'order-books-sent': {
    heading: 'חלק מההזמנה בדרך',
    subject: 'ספרים מהזמנה {number} בדרך',
    text: 'הספרים האלה מהזמנה {number} יצאו מהחנות.\n\n{books}\n\nאם חסרים עוד ספרים, הם יגיעו בהמשך; על המשלוח משלמים פעם אחת.\n\n{address}\n\nלהזמנות שלך {link}',
  },
  'order-books-cancelled': {
    heading: 'חלק מההזמנה בוטל',
    subject: 'ספרים מהזמנה {number} בוטלו',
    text: 'הספרים האלה מהזמנה {number} לא יישלחו, ואין צורך לשלם עליהם.\n\n{books}\n\nזה מה שנשאר מההזמנה:\n\n{left}\n\n{link}',
  },
  'order-day-changed': {
    heading: 'ספר יוצא לאור ביום אחר',
    subject: 'ספר מהזמנה {number} יוצא לאור ביום אחר',
    text: 'ההוצאה לאור שינתה את יום היציאה של ספר מהזמנה {number}.\n\n{books}\n\nאין צורך לעשות דבר: נשלח אותו מיד כשיגיע. אם עדיף לא לחכות, אפשר לכתוב אלינו.\n\nלהזמנות שלך {link}',
  },
  'withdrawal-received': {
    heading: 'הודעת הביטול שלך התקבלה',
    subject: 'קיבלנו את הודעת ביטול העסקה להזמנה {number}',
    text: 'זה מה שנמסר לחנות {shop} בנוגע להזמנה {number}, כפי שהגיע אלינו. הודעה זו מאשרת שקיבלנו את הדברים, ולא יותר מכך; נכתוב אליך שוב על ההמשך.',
  },
  'newsletter-confirm': {
    heading: 'לשלוח לכאן את הניוזלטר?',
    subject: 'אישור הרשמה לניוזלטר של {shop}',
    text: 'הכתובת הזאת נרשמה לניוזלטר של {shop}. הרישום ייכנס לתוקף עם פתיחת הקישור:\n\nכן, לשלוח לי את הניוזלטר {link}\n\nאם ההרשמה לא נעשתה על ידך, אין צורך לעשות דבר: בלי אישור לא יישלח ניוזלטר, והכתובת תימחק אחרי 30 יום.',
  },
  'book-request-confirm': {
    heading: 'להודיע לך כשהספר יגיע?',
    subject: '{shop}: להודיע לך כשהספר יגיע?',
    text: 'הכתובת הזאת נרשמה אצל {shop} לקבלת הודעה כשהספר ”{title}” יהיה שוב במלאי. הרישום ייכנס לתוקף עם פתיחת הקישור:\n\nכן, להודיע לי {link}\n\nאם הבקשה לא נשלחה על ידך, אין צורך לעשות דבר: בלי אישור לא יישלח דבר, והכתובת תימחק אחרי 30 יום.',
  },
  'book-here': {
    heading: 'הגיע לחנות: {title}',
    subject: 'הגיע לחנות: {title}',
    text: 'ביקשת שנודיע לך. אפשר להזמין את הספר עכשיו, כל עוד יש עותקים. לא נכתוב על כך שוב.\n\nלדף הספר {link}',
  },
  'shop-message': {
    heading: 'כתבנו לך בעניין ההזמנה',
    subject: 'בעניין הזמנה {number}',
    text: 'בעניין הזמנה {number}:\n\n{message}\n\nלהשיב {link}',
  },
};

/** What each placeholder stands for. */
export const emailPlaceholders: Record<EmailPlaceholder, string> = {
  name: 'השם של הלקוח או הלקוחה',
  number: 'מספר ההזמנה',
  books: 'הספרים עם המחירים, המשלוח (+) והסכום (=); בתוך שורה, שמות הספרים',
  title: 'שם הספר',
  total: 'סכום ההזמנה',
  left: 'הספרים שנשארו, עם המחירים',
  address: 'לאן ההזמנה נשלחת, או היכן אפשר לאסוף אותה',
  link: 'הקישור; בסוף שורה משלו, כפתור מהמילים שלפניו',
  shop: 'שם החנות',
  message: 'מה שהחנות כתבה',
};
