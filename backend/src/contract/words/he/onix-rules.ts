import type { OnixRules } from '../onix-rules.ts';
import { ruleSentence } from '../rules.ts';
import { labelled } from './labelled.ts';
import { rules } from './rules.ts';

const say = (broken: string) => ruleSentence(broken, { ...rules, ...onixRules });
const list = new Intl.ListFormat('he');

/** Errors and warnings of the products of an ONIX message. */
export const onixRules: OnixRules = {
  draft_without_price_because: ({ label, why }) =>
    labelled(label, `חסר, ולכן הספר נכנס כטיוטה: ${say(why)}`),
  draft_because: ({ label, why }) => labelled(label, `נכנס כטיוטה: ${say(why)}`),
  why_free: () => 'הוא ניתן בחינם',
  why_no_price_yet: () => 'מחירו טרם פורסם',
  why_not_alone: () => 'הוא אינו נמכר בנפרד',
  why_on_request: () => 'מחירו נמסר רק לפי בקשה',
  why_not_as_set: () => 'הוא אינו נמכר כסט',
  why_cancelled: () => 'הוצאתו לאור בוטלה',
  why_postponed: () => 'הוצאתו לאור נדחתה ללא מועד',
  why_not_appeared: () => 'הוא טרם יצא לאור',
  why_withdrawn_for_now: () => 'מכירתו הופסקה לעת עתה',
  why_out_of_print: () => 'הוא אזל מן ההוצאה',
  why_withdrawn: () => 'מכירתו הופסקה',
  why_recalled: () => 'הוא הוחזר מן השוק',
  why_other_countries: () => 'הוא נמכר בארצות אחרות',
  why_not_available: () => 'הוא אינו זמין',
  why_no_retail_price: () => 'אין לו מחיר לצרכן',
  why_prices_elsewhere: () => 'מחיריו מיועדים לארצות אחרות',
  why_prices_of_other_days: () => 'מחיריו אינם תקפים היום',
  why_none: () => 'אין מחיר בהודעה',
  why_no_currency: () => 'לא צוין מטבע למחירו',
  why_other_currency: ({ others, currency }) =>
    `בקובץ מחירים במטבע ${list.format(others)}, ומטבע החנות הוא ${currency}`,
  prices_alike: ({ label, amounts }) =>
    labelled(label, `מוטל בספק: בהודעה ${list.format(amounts.map(String))} בלי דבר שמבדיל ביניהם`),
  record_deleted: ({ label }) =>
    labelled(label, 'דולג: ההוצאה מוחקת את הרשומה; הספר נשאר כפי שהוא'),
  record_replaced: ({ label, row }) =>
    labelled(label, `דולג: רשומה מאוחרת יותר של הספר (שורה ${row}) היא הקובעת`),
  not_utf8_as_named: ({ label }) =>
    labelled(label, 'אינו בקידוד UTF-8 כפי שמצוין בהודעה; נקרא כ־Windows-1252'),
  onix_fault: ({ label, broken, line }) => labelled(label, `${say(broken)} (שורה ${line})`),
  not_xml: ({ label, text }) => labelled(label, `אינו XML: ${text}`),
  xml_entities: ({ label }) => labelled(label, 'מכיל הצהרות ישויות, שאינן נקראות'),
  not_onix: ({ label }) => labelled(label, 'XML, אך לא הודעת ONIX'),
  nested_too_deeply: ({ label }) => labelled(label, 'קינון עמוק מדי'),
  product_of_too_many_parts: ({ label }) => labelled(label, 'מוצר עם יותר מדי חלקים'),
  product_too_long: ({ label }) => labelled(label, 'מוצר עם יותר מדי טקסט'),
  part_too_long: ({ label }) => labelled(label, 'אחד החלקים ארוך מדי'),
  not_in_named_encoding: ({ label }) => labelled(label, 'אינו בקידוד שצוין'),
  onix_2: ({ label }) => labelled(label, 'ONIX 2; יש לבקש ONIX 3.0'),
};
