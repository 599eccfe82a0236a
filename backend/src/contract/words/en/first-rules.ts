import type { KnownRules } from '../rules.ts';

/** What the first screens say of the fields of a book request. */
export const firstRules = {
  required: ({ label }) => `${label} is required`,
  required_without_book: ({ label }) => `${label} is required, unless a book is named`,
  not_valid: ({ label }) => `${label} is not valid`,
  too_long: ({ label, max }) => `${label} must have at most ${max} characters`,
  invisible_characters: ({ label }) => `${label} must not have invisible or control characters`,
  not_email: ({ label }) => `${label} must be an e-mail address`,
} satisfies KnownRules;
