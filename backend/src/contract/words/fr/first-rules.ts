import type { firstRules as english } from '../en/first-rules.ts';

/** French sets a space that does not break before the colon. */
export const labelled = (label: string, text: string) => (label ? `${label} : ${text}` : text);

/** What the first screens say of the fields of a book request. */
export const firstRules: typeof english = {
  required: ({ label }) => labelled(label, 'champ obligatoire'),
  required_without_book: ({ label }) =>
    labelled(label, 'champ obligatoire, sauf si un livre est indiqué'),
  not_valid: ({ label }) => labelled(label, 'valeur non valide'),
  too_long: ({ label, max }) => labelled(label, `${max} caractères au maximum`),
  invisible_characters: ({ label }) =>
    labelled(label, 'les caractères invisibles ou de contrôle ne sont pas admis'),
  not_email: ({ label }) => labelled(label, 'une adresse e-mail est attendue'),
};
