import type { ReactElement } from 'react';
import type { account as english } from '@/words/en/shop/account';

/** A customer's account. */
export const account: typeof english = {
  title: 'החשבון שלך',
  noEmail: 'אין כתובת דוא״ל בחשבון שלך.',
  orders: 'ההזמנות שלך',
  details: {
    title: 'הפרטים שלך',
    hint: 'הם ימולאו מראש בקופה בפעם הבאה.',
    failed: 'הפרטים שלך לא נטענו',
    save: 'שמירת הפרטים',
    saved: 'נשמר. הפרטים האלה ימולאו מראש בקופה בפעם הבאה.',
    notSaved: 'הפרטים שלך לא נשמרו. מה שהקלדת עדיין כאן; כדאי לנסות שוב.',
  },
  data: {
    title: 'המידע שלך',
    hint: 'כל המידע שהחנות שומרת לגביך, בקובץ אחד.',
    download: 'הורדת המידע שלי',
    failed: 'לא הצלחנו להביא את המידע שלך. כדאי לנסות שוב.',
  },

  signIn: {
    title: 'הכניסה שלך',
    google: 'הכניסה שלך היא עם Google. כתובת הדוא״ל והסיסמה שלך נשמרות שם, ושם אפשר לשנות אותן.',
    email: 'דוא״ל',
    password: 'סיסמה',
    newEmail: 'כתובת דוא״ל חדשה',
    yourPassword: 'הסיסמה שלך',
    changeEmail: 'שינוי כתובת',
    emailRefused: (label: string, advice: string) =>
      `${label}: אי אפשר להשתמש בכתובת הזאת. ${advice}`,
    useAnotherEmail: 'אפשר להזין כתובת אחרת, או לנסות שוב מאוחר יותר.',
    lookIntoMail: 'כדאי לבדוק את תיבת הדואר.',
    linkSent: (email: ReactElement) => (
      <>
        <span>קישור בדרך אל </span>
        {email}
        <span>. הכתובת תשתנה עם פתיחת הקישור; לאחר מכן יש להיכנס עם הכתובת החדשה.</span>
      </>
    ),
    currentPassword: 'סיסמה נוכחית',
    newPassword: 'סיסמה חדשה',
    newPasswordHint: 'לפחות 6 תווים. במכשירים אחרים יהיה צורך להיכנס שוב.',
    changePassword: 'שינוי סיסמה',
    passwordChanged: 'הסיסמה שלך שונתה.',
    passwordRefused: (label: string, advice: string) => `${label}: הסיסמה לא התקבלה. ${advice}`,
    chooseAnother: 'נא לבחור סיסמה אחרת.',
    wrongPassword: (label: string) => `${label}: הסיסמה אינה נכונה`,
    notChecked: (label: string, advice: string) => `${label}: לא הצלחנו לבדוק. ${advice}`,
    tryAgain: 'כדאי לנסות שוב בעוד רגע.',
    googleNotConfirmed: 'לא התקבל מ־Google אישור לזהות שלך. כדאי לנסות שוב.',
  },

  deletion: {
    title: 'מחיקת החשבון',
    hint: 'לא כל עוד יש הזמנה פתוחה. ההזמנות שלך נשארות בחנות, אבל דבר בהן אינו מעיד שהיו שלך.',
    password: 'הסיסמה שלך לצורך המחיקה',
    button: 'מחיקת החשבון שלי',
    sureTitle: 'למחוק את החשבון שלך?',
    sureText:
      'הפרטים, הסל ורשימת המשאלות שלך יימחקו לצמיתות. ההזמנות שלך נשארות בחנות, בלי השם, כתובת הדוא״ל, מספר הטלפון והרחוב שלך.',
    openWithdrawal:
      'הודעת ביטול עסקה על אחת ההזמנות שלך עדיין לא טופלה: בלי השם וכתובת הדוא״ל שלך החנות לא תוכל להחזיר לך את הכסף.',
    confirm: 'מחיקה לצמיתות',
    keep: 'להשאיר את החשבון',
    halfDone: 'המידע שהחנות שמרה לגביך נמחק, אבל פרטי הכניסה שלך עדיין לא נמחקו. כדאי לנסות שוב.',
    done: 'החשבון שלך נמחק.',
    failed: 'החשבון שלך לא נמחק. כדאי לנסות שוב בעוד רגע.',
    openOrder: 'יש הזמנה שעדיין בדרך.',
    waitForOrder: (link: (text: string) => ReactElement) => (
      <>
        <span>אפשר יהיה למחוק את החשבון כשהספרים יהיו אצלך, או כשההזמנה תבוטל. </span>
        {link('להזמנות שלך')}
      </>
    ),
  },
};
