import { emailPlaceholders, emailTexts } from '@storyloom/backend/contract/words/en/email-texts';
import { importRules } from '@storyloom/backend/contract/words/en/import-rules';
import { rules } from '@storyloom/backend/contract/words/en/rules';
import { adminBooks } from './admin-books';
import { adminSettings } from './admin-settings';
import { adminShelves } from './admin-shelves';
import { bookForm } from './book-form';
import { imports } from './imports';

/** What the owner's pages say. */
export const admin = {
  adminBooks,
  adminSettings,
  adminShelves,
  bookForm,
  imports,
  rules: { ...rules, ...importRules },
  customerEmails: emailTexts,
  emailPlaceholders,
  /** Of a language that an earlier version had. */
  lostLanguage: (language: string) =>
    `This version of the shop does not have the language “${language}”. The shop is in English until you choose another one.`,
};
