import type { firstRules as english } from '../en/first-rules.ts';
import { pluralOf } from '../plural.ts';

const plural = pluralOf('pl');

/** `Tytuł: pole wymagane`, so that no label has to be inflected; without a label the rest alone. */
export const labelled = (label: string, text: string) => (label ? `${label}: ${text}` : text);

export const characters = (count: number) =>
  plural(count, { one: '# znak', few: '# znaki', many: '# znaków', other: '# znaku' });

/** What the first screens say of the fields of a book request. */
export const firstRules: typeof english = {
  required: ({ label }) => labelled(label, 'pole wymagane'),
  required_without_book: ({ label }) =>
    labelled(label, 'pole wymagane, chyba że podano konkretną książkę'),
  not_valid: ({ label }) => labelled(label, 'nieprawidłowa wartość'),
  too_long: ({ label, max }) => labelled(label, `najwyżej ${characters(max)}`),
  invisible_characters: ({ label }) =>
    labelled(label, 'niedozwolone znaki niewidoczne lub sterujące'),
  not_email: ({ label }) => labelled(label, 'wymagany adres e-mail'),
};
