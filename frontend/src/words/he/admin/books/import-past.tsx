import type { ImportLeftReason } from '@storyloom/backend/contract/book/book-import';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';
import type { importPast as english } from '@/words/en/admin/books/import-past';

const plural = pluralOf('he');

type KeptBooks = Record<ImportLeftReason, (title: ReactElement) => ReactElement>;

const kept: KeptBooks = {
  changed_since: (title) => (
    <>
      {title}
      <span>{': השתנה מאז'}</span>
    </>
  ),
  sold_since: (title) => (
    <>
      {title}
      <span>{': נמכר מאז'}</span>
    </>
  ),
  price_decimals: (title) => (
    <>
      {title}
      <span>{': המחיר כלל ספרות אחרי הנקודה, שאינן קיימות במטבע של החנות'}</span>
    </>
  ),
  isbn_taken: (title) => (
    <>
      {title}
      <span>{': היה לו ISBN שיש עכשיו לספר אחר'}</span>
    </>
  ),
};

/** The imports of the last days. */
export const importPast: typeof english = {
  kept,
  title: 'ייבואים מ־30 הימים האחרונים',
  failed: 'לא הצלחנו לטעון את הייבואים.',
  none: 'אין.',
  notUndone: 'הייבוא לא בוטל. כדאי לנסות שוב.',
  untitled: 'בלי שם',
  madeBy: (time: ReactElement, admin: string) => (
    <>
      {time}
      <span>{` בידי \u2068${admin}\u2069`}</span>
    </>
  ),
  underWay: 'הספרים שלו בדרך. הרשימה הזאת תראה כשיגיעו.',
  isUndone: 'בוטל',
  undo: 'ביטול הייבוא',
  undoFile: (file: string) => `ביטול הייבוא של \u2068${file}\u2069`,
  askUndo: (file: string) => `לבטל את הייבוא של \u2068${file}\u2069?`,
  askUndoText:
    'הספרים החדשים שלו יימחקו, והאחרים יחזרו למה שהיו. ספרים שנמכרו או שונו מאז יישארו כפי שהם.',
  keep: 'להשאיר את הייבוא',
  undone: (count: number) =>
    plural(count, {
      one: 'הייבוא של ספר אחד בוטל.',
      two: 'הייבוא של שני ספרים בוטל.',
      other: 'הייבוא של # ספרים בוטל.',
    }),
  undoneSome: (count: number, kept: number) => {
    const undone = plural(count, {
      one: 'הייבוא של ספר אחד בוטל',
      two: 'הייבוא של שני ספרים בוטל',
      other: 'הייבוא של # ספרים בוטל',
    });
    const rest = plural(kept, {
      one: 'ספר אחד נשאר כפי שהוא',
      two: 'שני ספרים נשארו כפי שהם',
      other: '# ספרים נשארו כפי שהם',
    });
    return `${undone}, ${rest}.`;
  },
  first: (count: number) => `אלה ${count} הראשונים.`,
};
