import type { firstRules as english } from '../en/first-rules.ts';

/** A label stands before a colon, so that no sentence has to bend with its gender or number. */
export const labelled = (label: string, text: string) => (label ? `${label}: ${text}` : text);

/** What the first screens say of the fields of a book request. */
export const firstRules: typeof english = {
  required: ({ label }) => labelled(label, 'Pflichtangabe'),
  required_without_book: ({ label }) =>
    labelled(label, 'Pflichtangabe, wenn kein Buch genannt ist'),
  not_valid: ({ label }) => labelled(label, 'ungültige Angabe'),
  too_long: ({ label, max }) => labelled(label, `höchstens ${max} Zeichen`),
  invisible_characters: ({ label }) =>
    labelled(label, 'unsichtbare Zeichen und Steuerzeichen sind nicht erlaubt'),
  not_email: ({ label }) => labelled(label, 'bitte eine E-Mail-Adresse angeben'),
};
