import type { usedBooks as english } from '@/words/en/used-books';

/** The owner's side of used copies. */
export const usedBooks: typeof english = {
  hint: 'עותקי יד שנייה יכולים לשאת את ה־ISBN של ספר חדש.',
  addCopy: 'הוספת עותק יד שנייה',
  copyOf: (title: string) => `עותק יד שנייה של „${title}”. המחיר, המצב, ההערה והתמונה הם שלו.`,
  noBook: 'לא ניתן היה לקרוא את הספר. נא למלא את הטופס ידנית.',
  exportForAbebooks: 'ייצוא ל־AbeBooks',
  severalCopies: 'יש כמה עותקים של הספר הזה. יש לבחור את העותק שביד.',
};
