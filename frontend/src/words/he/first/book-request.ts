import type { bookRequest as english } from '@/words/en/first/book-request';

export const bookRequest: typeof english = {
  /** For a book that is not in the shop. */
  unknownBook: {
    title: 'לבקש מהחנות',
    hint: 'נחפש את הספר ונכתוב אליך אם נוכל להשיג אותו או לא.',
    button: 'שליחת בקשה',
    done: 'תודה. נחפש את הספר ונכתוב אליך.',
  },
  /** For a sold-out book. */
  soldOut: {
    title: 'להודיע לי כשיגיע',
    hint: 'נכתוב אליך פעם אחת, כשיהיה עותק.',
    hintWithoutEmails: 'נדע מי מחכה לו.',
    button: 'להודיע לי',
    done: 'נודיע לך. אם הכתובת שלך עדיין אינה מוכרת לנו, יש לפתוח קודם את הקישור בהודעה שנשלח.',
    doneWithoutEmails: 'רשמנו שהספר מעניין אותך.',
  },
  text: 'שם הספר או ISBN',
  email: 'דוא״ל',
  tooMany: 'היו יותר מדי בקשות. כדאי לנסות שוב מאוחר יותר.',
  failed: 'הבקשה לא נשמרה. כדאי לנסות שוב.',
};
