import type { firstRules as english } from '../en/first-rules.ts';
import { labelled } from './labelled.ts';

/** What the first screens say of the fields of a book request. */
export const firstRules: typeof english = {
  required: ({ label }) => labelled(label, 'שדה חובה'),
  required_without_book: ({ label }) => labelled(label, 'שדה חובה, אלא אם צוין ספר'),
  not_valid: ({ label }) => labelled(label, 'הערך אינו תקין'),
  too_long: ({ label, max }) => labelled(label, `לכל היותר ${max} תווים`),
  invisible_characters: ({ label }) => labelled(label, 'ללא תווים בלתי נראים או תווי בקרה'),
  not_email: ({ label }) => labelled(label, 'נדרשת כתובת דוא״ל'),
};
