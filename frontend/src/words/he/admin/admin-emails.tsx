import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { adminEmails as english } from '@/words/en/admin/admin-emails';

const plural = pluralOf('he');

/** The owner's list of emails. */
export const adminEmails: typeof english = {
  title: 'הודעות דוא״ל',
  statuses: { waiting: 'ממתינה', sent: 'נשלחה', failed: 'נכשלה', held: 'מעוכבת' },
  byStatus: 'הודעות לפי מצב',
  everyStatus: 'הכול',
  failed: 'לא הצלחנו לטעון את ההודעות.',
  found: (count: number) =>
    plural(count, { one: 'הודעה אחת', two: 'שתי הודעות', other: '# הודעות' }),
  noMatch: 'אין הודעה כזאת.',
  empty: 'עדיין אין הודעות. ההזמנה הראשונה תביא שתיים.',
  someHeld: 'יש הודעות מעוכבות.',
  isHeld: 'ההודעה מעוכבת.',
  whyHeld:
    'הכתובת הזאת אינה מאומתת, וכבר נשלחו אליה כל ההודעות שכתובת לא מאומתת יכולה לקבל בשעה או ביממה. הודעה מעוכבת נשלחת כשהכתובת מאומתת, או בשליחה ידנית מכאן.',
  columns: { subject: 'נושא', to: 'אל', written: 'נכתבה', status: 'מצב', send: 'שליחה' },
  toYou: 'אליך (OWNER_EMAIL אינו מוגדר)',

  all: 'כל ההודעות',
  notSent: 'לא הצלחנו לשלוח את ההודעה.',
  lastTryFailed: 'הניסיון האחרון נכשל.',
  show: 'הצגת ההודעה',
  facts: {
    to: 'אל',
    about: 'בעניין',
    written: 'נכתבה',
    sent: 'נשלחה',
    tries: 'ניסיונות',
    nextTry: 'הניסיון הבא',
  },

  sendNow: 'שליחה עכשיו',
  sendNowWhat: (subject: string) => `שליחה עכשיו: ${subject}`,
  tryAgain: 'לנסות שוב',
  tryAgainWhat: (subject: string) => `לנסות שוב: ${subject}`,
  notRetried: 'זה לא הצליח.',
  nothingIsSent: 'שום דבר לא נשלח.',
  /** `name` shows the name of a variable of the environment. */
  howToSend: (name: (text: string) => ReactElement) => (
    <>
      <span>ההודעות נשמרות כאן לקריאה, כי לא הוגדר שרת דואר. מי שמפעיל את החנות מגדיר </span>
      {name('SMTP_URL')}
      <span> וגם </span>
      {name('MAIL_FROM')}
      <span>; מה שממתין פחות משלושה ימים יישלח אז.</span>
    </>
  ),
};
