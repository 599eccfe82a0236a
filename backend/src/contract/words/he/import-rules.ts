import type { ImportRules } from '../import-rules.ts';
import { ruleSentence } from '../rules.ts';
import { labelled } from './labelled.ts';
import { rules } from './rules.ts';

const isRegular = 'זה המחיר הרגיל, ולא מחיר המבצע:';
const left = (label: string, why: string) => labelled(label, `לא נכלל: ${why}`);

/** Errors and warnings of the rows of a file; the label is the name of the column, or empty. */
export const importRules: ImportRules = {
  there_twice: ({ label }) => labelled(label, 'מופיע פעמיים'),
  no_heading: ({ label }) => labelled(label, 'חסר: אין כותרת עמודה כזאת'),
  no_header: ({ label }) => labelled(label, 'חסר: אין שורת כותרות'),
  too_many_rows: ({ label, max }) => labelled(label, `יש יותר מ־${max} שורות: יש לפצל את הקובץ`),
  too_many_cells: ({ label, max }) => labelled(label, `בשורה הזאת יש יותר מ־${max} תאים`),
  too_many_empty_rows: ({ label, max }) =>
    labelled(label, `יש יותר מ־${max} שורות ריקות: יש למחוק אותן מהקובץ`),
  row_too_long: ({ label, max }) =>
    labelled(label, `בשורה הזאת יש יותר מ־${max} בתים, או מירכאות שלא נסגרו`),
  quote_open: ({ label }) => labelled(label, 'יש מירכאות שלא נסגרו'),
  quote_stray: ({ label }) =>
    labelled(label, 'יש מירכאות תועות: יש להקיף את כל התא במירכאות ולכפול כל מירכאות שבתוכו'),
  no_name_in_header: ({ label }) =>
    labelled(label, 'יש כאן טקסט, אבל לעמודה אין שם בשורת הכותרות (אולי יש מפריד מיותר?)'),
  amount_in_doubt: ({ label, first, second }) =>
    labelled(label, `אפשר לקרוא כ־${first} או כ־${second}: יש לציין איך הקובץ כותב סכומים`),
  old_price_in_doubt: ({ label, first, second }) =>
    left(label, `אפשר לקרוא כ־${first} או כ־${second}: יש לציין איך הקובץ כותב סכומים`),
  regular_price_below: ({ label, regular, price }) =>
    labelled(label, `מוטל בספק: המחיר הרגיל, ${regular}, נמוך מ־${price}`),
  sale_dates_unreadable: ({ label, dates }) =>
    labelled(label, `${isRegular} אי אפשר לקרוא את תאריכי המבצע (${dates})`),
  sale_over: ({ label, day }) => labelled(label, `${isRegular} המבצע הסתיים ב־${day}`),
  sale_not_begun: ({ label, day }) => labelled(label, `${isRegular} המבצע מתחיל ב־${day}`),
  sale_free: ({ label }) => labelled(label, `${isRegular} מחיר המבצע הוא 0`),
  other_currency: ({ label, other, more, currency }) =>
    labelled(
      label,
      more > 0
        ? `במטבע ${other} (ועוד ${more}): המספר נלקח כ־${currency}`
        : `במטבע ${other}: המספר נלקח כ־${currency}`,
    ),
  first_of_several: ({ label, isbn }) => labelled(label, `נקרא כ־${isbn}, הראשון מכמה`),
  read_as: ({ label, value, text }) => labelled(label, `נקרא כ־${value}: ”\u2068${text}\u2069”`),
  left_out: ({ label, broken }) => left(label, ruleSentence(broken, rules)),
  left_out_category: ({ label, broken, category }) =>
    left(label, ruleSentence(broken, rules, `”\u2068${category}\u2069”`)),
  left_out_year: ({ label, text }) => left(label, `אין שנה ב־”\u2068${text}\u2069”`),
  left_out_year_as_date: ({ label, text }) =>
    left(label, `ייתכן ש־”\u2068${text}\u2069” היא שנה שגיליון אלקטרוני מציג כתאריך`),
  left_out_pages: ({ label, text }) => left(label, `אין מספר עמודים ב־”\u2068${text}\u2069”`),
  left_out_stock: ({ label, text }) => left(label, `אין מספר עותקים ב־”\u2068${text}\u2069”`),
  left_out_stock_of_new: ({ label, broken }) =>
    `${ruleSentence(broken, { ...rules, ...importRules }, label)}; בלי מספר, ספר חדש לעולם אינו אוזל`,
  left_out_isbn: ({ label, text }) => left(label, `”\u2068${text}\u2069” אינו ISBN`),
  left_out_flag: ({ label, text }) => left(label, `”\u2068${text}\u2069” אינו כן ואינו לא`),
  left_out_picture: ({ label, text }) =>
    left(label, `”\u2068${text}\u2069” אינה כתובת http(s) של תמונה`),
  taken_for_yes: ({ label, text }) =>
    labelled(label, `נחשב ככן: ”\u2068${text}\u2069” אינו כן ואינו לא`),
  draft_without_price: ({ label }) => labelled(label, 'חסר, ולכן הספר נכנס כטיוטה'),
  letters_lost: ({ label, letters }) =>
    labelled(
      label,
      letters === 1
        ? 'שאר הקובץ הוא UTF-8, אבל תו אחד אינו: הוא מוצג כ־\ufffd'
        : `שאר הקובץ הוא UTF-8, אבל ${letters} תווים אינם: הם מוצגים כ־\ufffd`,
    ),
  encoding_guessed: ({ label, encoding }) =>
    labelled(label, `נקרא בקידוד ${encoding}: יש לבדוק את האותיות שאינן לטיניות ואת הסימנים`),
};
