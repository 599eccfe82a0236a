import type { Rules, Things } from '../rules.ts';
import { firstRules } from './first-rules.ts';
import { labelled } from './labelled.ts';
import { vatRules } from './vat.ts';

const isbn = 'נדרש ISBN של 10 או 13 ספרות';
const several: Record<Things, string> = {
  entries: 'ערכים',
  books: 'ספרים',
  ids: 'מזהים',
  categories: 'קטגוריות',
  links: 'קישורים',
  items: 'פריטים',
};
const one: Record<Things, string> = {
  entries: 'ערך אחד',
  books: 'ספר אחד',
  ids: 'מזהה אחד',
  categories: 'קטגוריה אחת',
  links: 'קישור אחד',
  items: 'פריט אחד',
};
const things = (count: number, of: Things) => (count === 1 ? one[of] : `${count} ${several[of]}`);

/** What is wrong with a field. The label is the field's; without one, the sentence stands alone. */
export const rules: Rules = {
  ...firstRules,
  ...vatRules,
  not_text: ({ label }) => labelled(label, 'נדרש טקסט'),
  not_string: ({ label }) => labelled(label, 'נדרשת מחרוזת טקסט'),
  not_number: ({ label }) => labelled(label, 'נדרש מספר'),
  not_whole_number: ({ label }) => labelled(label, 'נדרש מספר שלם'),
  not_boolean: ({ label }) => labelled(label, 'נדרש true או false'),
  not_list: ({ label }) => labelled(label, 'נדרשת רשימה'),
  not_object: ({ label }) => labelled(label, 'נדרש אובייקט'),
  wrong_type: ({ label }) => labelled(label, 'נדרש ערך מסוג אחר'),
  not_one_of: ({ label, options }) => labelled(label, `נדרש אחד מאלה: ${options.join(', ')}`),
  must_be: ({ label, options }) => labelled(label, `הערך הנדרש: ${options.join(', ')}`),
  not_either: ({ label, first, second }) => labelled(label, `נדרש ${first} או ${second}`),
  too_long_text: ({ label }) => labelled(label, 'הטקסט ארוך מדי'),
  too_short: ({ label, min }) => labelled(label, `לפחות ${min} תווים`),
  wrong_length: ({ label, min, max }) => labelled(label, `בין ${min} ל־${max} תווים`),
  password_too_short: ({ label, min }) => labelled(label, `לפחות ${min} תווים`),
  same_password: ({ label }) => labelled(label, 'נדרשת סיסמה שונה מהנוכחית'),
  too_many_bytes: ({ label, max }) => labelled(label, `לכל היותר ${max} בתים`),
  not_column_map: ({ label }) =>
    labelled(label, 'נדרש JSON שמציין עמודה, או null, לכל כותרת עמודה'),
  too_many: ({ label, max, of }) => labelled(label, `לכל היותר ${things(max, of)}`),
  too_few: ({ label, min, of }) => labelled(label, `לפחות ${things(min, of)}`),
  no_books: ({ label }) => labelled(label, 'לפחות ספר אחד'),
  too_small: ({ label, min }) => labelled(label, `נדרש ${min} או יותר`),
  too_big: ({ label, max }) => labelled(label, `נדרש ${max} או פחות`),
  out_of_range: ({ label, min, max }) => labelled(label, `נדרש ערך בין ${min} ל־${max}`),
  too_many_decimals: ({ label }) => labelled(label, 'לכל היותר שתי ספרות אחרי הנקודה'),
  no_decimals: ({ label, currency }) =>
    labelled(label, `נדרש מספר שלם: אין שברים במטבע ${currency}`),
  currency_without_decimals: ({ label, books }) =>
    labelled(
      label,
      books === 1
        ? 'אין שברים במטבע הזה, ויש שבר במחיר של ספר אחד: קודם יש לשנות את המחיר או להוציא את הספר'
        : `אין שברים במטבע הזה, ויש שברים במחירים של ${books} ספרים: קודם יש לשנות את המחירים או להוציא את הספרים`,
    ),
  foreign_price: () => 'יש במחיר שבר, ואין שברים במטבע של החנות.',
  not_amount: ({ label }) => labelled(label, 'נדרש סכום'),
  invalid_email: ({ label }) => labelled(label, 'כתובת הדוא״ל אינה תקינה'),
  not_id: ({ label }) => labelled(label, 'נדרש מזהה של 24 ספרות הקסדצימליות'),
  not_web_address: ({ label }) => labelled(label, 'נדרשת כתובת שמתחילה ב־http:// או ב־https://'),
  not_currency: ({ label }) =>
    labelled(label, 'נדרשות שלוש האותיות של מטבע שיש לו אפס או שתי ספרות אחרי הנקודה, למשל ILS'),
  not_currency_code: ({ label }) => labelled(label, 'נדרשות שלוש האותיות של מטבע'),
  not_locale: ({ label }) => labelled(label, 'נדרשת שפה, למשל he-IL או en-US'),
  not_time_zone: ({ label }) => labelled(label, 'נדרשים אזור ועיר, למשל Asia/Jerusalem'),
  not_color: ({ label }) => labelled(label, 'נדרש צבע, למשל #ffc83d'),
  unreadable_color: ({ label }) =>
    labelled(label, 'הצבע אינו בהיר או כהה מספיק: אי אפשר יהיה לקרוא טקסט עליו'),
  not_order_number: ({ label }) => labelled(label, 'נדרש מספר הזמנה'),
  phone_characters: ({ label }) => labelled(label, 'רק ספרות, רווחים והסימנים + - ( ) / .'),
  phone_digits: ({ label, min, max }) => labelled(label, `בין ${min} ל־${max} ספרות`),
  not_isbn: ({ label }) => labelled(label, isbn),
  isbn_rounded: ({ label }) =>
    labelled(label, `${isbn}; זה מספר שגיליון אלקטרוני עיגל: יש לעצב את העמודה כטקסט`),
  isbn_length: ({ label, length }) => labelled(label, `${isbn}, ולא ${length}`),
  isbn_prefix: ({ label }) => labelled(label, `${isbn}; מספר של 13 ספרות מתחיל ב־978 או ב־979`),
  isbn_check_digit: ({ label }) =>
    labelled(label, 'יש שגיאת הקלדה באחת הספרות: ספרת הביקורת אינה מתאימה לשאר'),
  isbn_taken: ({ label, title }) => labelled(label, `כבר שייך לספר ”\u2068${title}\u2069”`),
  isbn_taken_by_other: ({ label }) => labelled(label, 'כבר שייך לספר אחר'),
  taken: ({ label }) => labelled(label, 'כבר תפוס'),
  same_id_twice: ({ label }) => labelled(label, 'אותו מזהה לא יכול להופיע פעמיים'),
  same_book_twice: ({ label }) => labelled(label, 'אותו ספר לא יכול להופיע פעמיים'),
  not_with_book: ({ label }) => labelled(label, 'יש להשמיט כאשר צוין ספר'),
  book_named_twice: ({ label }) => labelled(label, 'אי אפשר לציין את אותו ספר פעמיים'),
  not_slug: ({ label }) => labelled(label, 'רק אותיות a עד z, ספרות ומקפים בודדים'),
  not_slugs: ({ label }) => labelled(label, 'נדרש אובייקט של מזהי כתובת (slug)'),
  unknown_slugs: ({ label }) => labelled(label, 'נדרשים מזהי כתובת (slug) של קטגוריות'),
  categories_missing: ({ label }) => labelled(label, 'חסרות הקטגוריות שנשארות לצידו'),
  category_stays: ({ label, slug }) => labelled(label, `צוין ${slug}, אבל הקטגוריה הזאת נשארת`),
  category_unknown: ({ label, slug }) =>
    labelled(label, `אין קטגוריה ”${slug}” שאפשר להעביר אליה ספרים`),
  category_has_books: ({ label, name, books }) =>
    labelled(
      label,
      books === 1
        ? `בקטגוריה ${name} יש ספר אחד: יש לציין לאיזו קטגוריה להעביר אותו`
        : `בקטגוריה ${name} יש ${books} ספרים: יש לציין לאיזו קטגוריה להעביר אותם`,
    ),
  unknown_placeholder: ({ label, placeholder, known }) =>
    labelled(
      label,
      `מציין המיקום {${placeholder}} אינו מוכר. אלה הקיימים: ${known.map((each) => `{${each}}`).join(' ')}`,
    ),
  missing_placeholder: ({ label, placeholder }) => labelled(label, `חסר {${placeholder}}`),
  no_change: ({ label }) => labelled(label, 'נדרש שינוי כלשהו'),
  one_of_bulk: ({ label }) => labelled(label, 'נדרש אחד מאלה: change, delete או restore'),
  not_export_time: ({ label }) =>
    labelled(label, 'נדרש זמן כפי שהייצוא כותב אותו (2026-11-22T09:30:00.000Z), או שדה ריק'),
  isbn_or_book_id: ({ label }) => labelled(label, 'נדרש ערך כאן, או bookId'),
  status_or_undo: ({ label }) =>
    labelled(label, 'status קובע לאן ההזמנה ממשיכה, ו־undo מחזיר צעד אחורה: יש לשלוח רק אחד מהם'),
  only_when_undone: ({ label }) => labelled(label, 'אפשר לציין רק בביטול של צעד'),
  only_when_returned: ({ label }) => labelled(label, 'אפשר לציין רק בהחזרה או במשלוח'),
  before_first_day: ({ label }) => labelled(label, 'לא לפני היום הראשון'),
  too_many_years: ({ label, max }) => labelled(label, `עד ${max} שנים מהיום הראשון`),
  required_for_isbn: ({ label }) => labelled(label, 'שדה חובה: אין בחנות ספר עם ה־ISBN הזה'),
  same_as_row: ({ label, row }) => labelled(label, `זהה לשורה ${row}`),
  deleted_since: ({ label }) => labelled(label, 'שייך לספר שנמחק בינתיים'),
  differs_from_file: ({ label, to, from }) =>
    labelled(label, `${to ?? 'ריק'} בקובץ, ${from ?? 'ריק'} בחנות`),
  not_offered: ({ label }) => labelled(label, 'האפשרות הזאת אינה מוצעת'),
  not_asked_for: ({ label }) => labelled(label, 'השדה הזה אינו נדרש כאן'),
  not_of_order: ({ label, ids }) => labelled(label, `נדרשים ספרים מההזמנה: ${ids.join(', ')}`),
  not_of_shop: ({ label }) => labelled(label, 'אין ספר כזה בחנות'),
  not_cover: ({ label }) => labelled(label, 'נדרשת כתובת http(s) או שם של כריכה שמורה'),
  picture_unknown: ({ label }) => labelled(label, 'אין תמונה כזאת בחנות: קודם יש להעלות אותה'),
  picture_too_big: ({ label, megabytes }) =>
    labelled(label, `לכל היותר \u2066${megabytes} MB\u2069`),
  picture_format: ({ label }) => labelled(label, 'נדרשת תמונת JPEG, PNG, WebP או AVIF'),
  picture_broken: ({ label, megapixels }) =>
    labelled(label, `התמונה פגומה או שיש בה יותר מ־${megapixels} מיליון פיקסלים`),
  picture_unreadable: ({ label }) => labelled(label, 'אי אפשר לקרוא את התמונה'),
  only_one_file: ({ label }) => labelled(label, 'אפשר לשלוח קובץ אחד בלבד'),
  required_without_url: ({ label }) => labelled(label, 'שדה חובה, אלא אם צוינה כתובת אתר'),
  fixed_price_exact: ({ label }) => labelled(label, 'כך תוצג הנחה, אבל ספר חדש נמכר במחירו הקבוע'),
  fixed_price_within5: ({ label }) =>
    labelled(label, 'כך תוצג הנחה של יותר מ־5%, אבל ספר חדש נמכר ב־95% ממחירו הקבוע לפחות'),
  postage_of_france: ({ label, min }) =>
    labelled(label, `לפחות ${min} כל עוד דמי המשלוח לפי הכלל הצרפתי`),
  not_day: ({ label }) => labelled(label, 'יש לציין יום כמו 2026-11-28'),
  day_is_past: ({ label }) => labelled(label, 'היום הזה כבר עבר'),
};
