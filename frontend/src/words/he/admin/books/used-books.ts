import type { usedBooks as english } from '@/words/en/admin/books/used-books';

/** The owner's side of used copies. */
export const usedBooks: typeof english = {
  hint: 'עותקי יד שנייה יכולים לשאת את ה־ISBN של ספר חדש.',
  addCopy: 'הוספת עותק יד שנייה',
  copyOf: (title: string) =>
    `עותק יד שנייה של ”\u2068${title}\u2069”. המחיר, המצב, ההערה והתמונה הם שלו.`,
  noBook: 'לא הצלחנו לקרוא את הספר. נא למלא את הטופס ידנית.',
  exportForAbebooks: 'ייצוא ל־AbeBooks',
  severalCopies: 'יש כמה עותקים של הספר הזה. יש לבחור את העותק שביד.',
};
