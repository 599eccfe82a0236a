import type { ReactElement } from 'react';
import type { signIn as english } from '@/words/en/shop/sign-in';

type Linked = (text: string) => ReactElement;

/** The pages on which customers sign in and register. */
export const signIn: typeof english = {
  email: 'דוא״ל',
  emailPlaceholder: 'you@example.com',
  password: 'סיסמה',
  failed: 'נא להזין כתובת דוא״ל וסיסמה תקינות',
  /** Advice, where the sentence above alone would mislead. */
  advice: {
    blocked:
      'הדפדפן שלך חוסם עוגיות ונתוני אתרים, והם נחוצים לכניסה. יש לאפשר אותם לחנות הזאת ולנסות שוב.',
    network: 'שירות הכניסה אינו זמין כרגע. כדאי לבדוק את החיבור ולנסות שוב.',
    tooMany: 'היו יותר מדי ניסיונות. יש להמתין כמה דקות.',
    popup: 'הדפדפן שלך חסם את חלון הכניסה. יש לאפשר חלונות קופצים לדף הזה ולנסות שוב.',
    shop: 'החנות אינה זמינה כרגע. כדאי לנסות שוב בעוד רגע.',
  },
  signedOutElsewhere: 'יצאת מהחשבון בלשונית אחרת.',

  login: {
    title: 'טוב לראות אותך שוב',
    submit: 'כניסה',
    success: 'הכניסה הצליחה!',
    rememberMe: 'לזכור אותי',
    forgotPassword: 'שכחתי סיסמה',
    google: 'כניסה עם Google',
    googleFailed: 'הכניסה עם Google נכשלה!',
    register: (link: Linked) => (
      <>
        <span>פעם ראשונה כאן? </span>
        {link('הרשמה')}
      </>
    ),
    /** The reason for signing in. */
    reasons: {
      checkout: 'כדי לבצע את ההזמנה יש להיכנס לחשבון. הסל שלך שמור.',
      orders: 'כדי לראות את ההזמנות שלך יש להיכנס לחשבון.',
      account: 'כדי לראות את החשבון שלך יש להיכנס.',
    },
  },

  reset: {
    label: 'לאן לשלוח את הקישור לאיפוס?',
    submit: 'שליחת הקישור',
    sent: 'אם יש חשבון עם הכתובת הזאת, הודעה עם קישור לבחירת סיסמה חדשה כבר בדרך.',
  },

  register: {
    title: 'הצטרפות לקהל הקוראים',
    submit: 'הרשמה',
    success: 'ההרשמה הצליחה!',
    registered: 'החשבון נוצר, והכניסה אליו הושלמה.',
    startBrowsing: 'להתחיל לעיין',
    goOn: 'להמשיך מאותו מקום',
    google: 'הרשמה עם Google',
    googleSuccess: 'ההרשמה הצליחה!',
    googleFailed: 'הכניסה עם Google נכשלה!',
    login: (link: Linked) => (
      <>
        <span>כבר יש לך חשבון? </span>
        {link('כניסה')}
      </>
    ),
  },

  missingEmail: {
    title: 'אין כתובת דוא״ל בחשבון שלך',
    text: 'הזמנות נשמרות תחת כתובת דוא״ל, והשירות שבו נכנסת לא מסר לנו כתובת. יש לצאת ולהירשם עם כתובת הדוא״ל שלך, או להיכנס דרך שירות אחר.',
    register: 'הרשמה עם כתובת דוא״ל',
  },
};
