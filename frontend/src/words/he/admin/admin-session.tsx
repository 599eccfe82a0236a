import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { adminSession as english } from '@/words/en/admin/admin-session';

const plural = pluralOf('he');

/** Signing in to the dashboard, and its administrators. */
export const adminSession: typeof english = {
  title: 'כניסה לניהול',
  toShop: 'חזרה לחנות',
  username: 'שם משתמש',
  password: 'סיסמה',
  rememberMe: 'לזכור אותי',
  signIn: 'כניסה',
  signingIn: 'הכניסה מתבצעת',
  success: 'הכניסה לניהול הצליחה!',
  refused: 'נא להזין שם משתמש וסיסמה תקינים',
  expired: 'תוקף החיבור פג! יש להיכנס שוב',
  tooMany: 'היו יותר מדי ניסיונות. יש להמתין כמה דקות.',
  noResponse: 'החנות אינה עונה כרגע. כדאי לנסות שוב בעוד רגע.',
  endsIn: (minutes: number) =>
    plural(minutes, {
      one: 'החיבור לחשבון יסתיים בעוד דקה.',
      two: 'החיבור לחשבון יסתיים בעוד שתי דקות.',
      other: 'החיבור לחשבון יסתיים בעוד # דקות.',
    }),
  enterToStay: 'כדי להישאר בחשבון יש להזין את הסיסמה. מה שפתוח יישאר כפי שהוא.',
  stay: 'להישאר בחשבון',

  administrators: 'חשבונות ניהול',
  listFailed: 'לא הצלחנו לטעון את חשבונות הניהול.',
  you: (name: ReactElement, aside: (text: string) => ReactElement) => (
    <>
      {name}
      {aside(' (החשבון שלך)')}
    </>
  ),
  added: (when: string) => `נוסף ב־${when}`,
  addedWithoutPassword: (when: string) => `נוסף ב־${when}, עדיין לא נבחרה סיסמה`,
  lastSignedIn: (when: string) => `כניסה אחרונה ב־${when}`,
  remove: 'הסרה',
  removeWho: (username: string) => `הסרת \u2068${username}\u2069`,
  keep: 'להשאיר',
  askRemove: (username: string) => `להסיר את \u2068${username}\u2069?`,
  askRemoveText: 'החשבון ינותק מיד מכל מקום. הפעולות שנעשו בו יישארו בהיסטוריה.',
  askRemoveYou: 'להסיר את החשבון שלך?',
  askRemoveYouText: 'החיבור שלך ינותק מיד, ובלי עזרה לא תהיה אפשרות לחזור.',
  lastAdmin: 'חייב להישאר מישהו שנכנס עם סיסמה משלו.',
  notRemoved: 'חשבון הניהול לא הוסר. כדאי לנסות שוב.',
  removed: (username: string) => `\u2068${username}\u2069 כבר אינו חשבון ניהול.`,
  newName: 'שם משתמש לחשבון ניהול חדש',
  add: 'הוספת חשבון ניהול',
  notAdded: 'לא התקבלה סיסמה חד־פעמית. כדאי לנסות שוב.',
  notAddedText: 'אם השם כבר מופיע ברשימה, יש להסיר אותו שם קודם.',
  isAdded: (username: string) => `החשבון \u2068${username}\u2069 נוסף.`,
  oneTimePassword: (password: ReactElement, copy: ReactElement) => (
    <>
      <span>סיסמה חד־פעמית: </span>
      {password}
      <span> </span>
      {copy}
    </>
  ),
  copyPassword: 'העתקת הסיסמה החד־פעמית',
  givePassword: 'יש למסור אותה עכשיו: היא מוצגת רק הפעם. בכניסה הראשונה תיבחר סיסמה אישית.',

  changePassword: 'שינוי סיסמה',
  chooseOwn: 'בחירת סיסמה משלך',
  chooseOwnText: 'הסיסמה שקיבלת הייתה לפעם אחת. מעכשיו הכניסה היא עם הסיסמה שלך.',
  currentPassword: 'סיסמה נוכחית',
  newPassword: 'סיסמה חדשה',
  newPasswordHint: 'לפחות 12 תווים.',
  saveAndGoOn: 'שמירה והמשך',
  signInAgain: 'הסיסמה לא שונתה. יש להיכנס שוב.',
  currentIsWrong: 'הסיסמה הנוכחית אינה נכונה.',
  notChanged: 'הסיסמה לא שונתה. כדאי לנסות שוב.',
};
