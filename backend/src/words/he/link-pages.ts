import type { linkPages as english } from '../en/link-pages.ts';

/** The pages behind the links of emails, which work without scripts. */
export const linkPages: typeof english = {
  toShop: 'לחנות',
  unknown: 'הקישור הזה כבר אינו תקף',
  newsletter: {
    unknown: 'ייתכן שהוא ישן מדי, או שהכתובת הוסרה בינתיים.',
    confirmed: {
      title: 'תודה, ההרשמה אושרה',
      text: 'הכתובת שלך ברשימה שלנו. בכל ניוזלטר יש קישור להסרה.',
    },
    end: {
      title: 'להפסיק את הניוזלטר?',
      text: 'הכתובת שלך תוסר מהרשימה שלנו מיד.',
      button: 'הפסקת הניוזלטר',
    },
    ended: {
      title: 'הניוזלטר הופסק',
      text: 'הכתובת שלך כבר אינה ברשימה שלנו.',
    },
  },
  bookRequests: {
    unknown: 'ייתכן שהוא ישן מדי, או שהבקשה כבר מולאה. אפשר לבקש שוב בדף הספר.',
    confirmed: {
      title: 'תודה, נודיע לך',
      text: 'נכתוב אליך פעם אחת, ברגע שיהיה עותק.',
    },
    end: {
      title: 'למחוק את הבקשות שלך?',
      text: 'נמחק את הכתובת ולא נכתוב על שום ספר.',
      button: 'מחיקה',
    },
    ended: { title: 'הבקשות נמחקו', text: 'לא נכתוב אליך בעניין הזה.' },
  },
};
