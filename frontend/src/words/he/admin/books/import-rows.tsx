import type { ImportKind } from '@storyloom/backend/contract/book/book-import';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import { bookForm } from './book-form';
import { publishers } from './publishers';
import type {
  importColumns as englishColumns,
  importRows as englishRows,
} from '@/words/en/admin/books/import-rows';

const plural = pluralOf('he');

const kinds: Record<ImportKind, string> = {
  new: 'חדש',
  changed: 'השתנה',
  unchanged: 'ללא שינוי',
  unknown: 'דולג',
  conflict: 'ישן מהספר',
  error: 'לא תקין',
};

/** The columns of the file, and which of them are read. */
export const importColumns: typeof englishColumns = {
  names: {
    ...bookForm.labels,
    ...publishers.columns,
    _id: 'ה־_id של הספר בחנות הזאת',
    updatedAt: 'מועד הייצוא',
  },
  skip: 'לא לכלול',
  read: (count: number) =>
    plural(count, { one: 'עמודות: נקראה 1', two: 'עמודות: נקראו 2', other: 'עמודות: נקראו #' }),
  readAndSkipped: (count: number, skipped: number) =>
    plural(count, {
      one: `עמודות: נקראה 1, לא נכללו ${skipped}`,
      two: `עמודות: נקראו 2, לא נכללו ${skipped}`,
      other: `עמודות: נקראו #, לא נכללו ${skipped}`,
    }),
};

/** The preview of the rows. */
export const importRows: typeof englishRows = {
  label: 'מה הקובץ יעשה',
  shown: 'שורות מוצגות',
  search: 'שם הספר או שורה',
  caption: 'שורות הקובץ',
  heads: { row: 'שורה', book: 'ספר', happens: 'מה קורה' },
  kinds,
  shownKinds: {
    new: 'חדשים',
    changed: 'השתנו',
    unchanged: 'ללא שינוי',
    unknown: 'דולגו',
    conflict: 'ישנים מהספר',
    error: 'לא תקינים',
    all: 'הכול',
    warned: 'עם אזהרות',
  },
  /** A kind of rows and how many there are. */
  kindCount: (kind: string, count: string) => `${kind} ${count}`,
  none: 'אין שורה כזאת.',
  count: (count: number) => plural(count, { one: 'שורה אחת', two: 'שתי שורות', other: '# שורות' }),
  countCut: (count: number, first: string) =>
    plural(count, {
      one: `שורה אחת, מוצגות ${first} הראשונות`,
      two: `שתי שורות, מוצגות ${first} הראשונות`,
      other: `# שורות, מוצגות ${first} הראשונות`,
    }),
  more: (count: number) =>
    plural(count, { one: 'הצגת אחת נוספת', two: 'הצגת 2 נוספות', other: 'הצגת # נוספות' }),
  untitled: 'בלי שם',
  skipped: 'דולג',
  sumSkipped: 'שורת סיכום: דולגה',
  unknownSkipped: 'אין ספר כזה בחנות: דולג',
  comesBack: 'נמחק בחנות: הקובץ מחזיר אותו',
  warning: (text: string) => `אזהרה: ${text}`,
  field: (label: string, value: string) => `${label}: \u2068${value}\u2069`,
  change: (label: string, from: string, to: string) => `${label}: ${from}\u200f ← \u200f${to}`,
};
