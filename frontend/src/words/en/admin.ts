import { emailPlaceholders, emailTexts } from '@storyloom/backend/contract/words/en/email-texts';
import { importRules } from '@storyloom/backend/contract/words/en/import-rules';
import { onixRules } from '@storyloom/backend/contract/words/en/onix-rules';
import { rules } from '@storyloom/backend/contract/words/en/rules';

/** What the owner's pages say. */
export const admin = {
  rules: { ...rules, ...importRules, ...onixRules },
  customerEmails: emailTexts,
  emailPlaceholders,
  /** Of a language that an earlier version had. */
  lostLanguage: (language: string) =>
    `This version of the shop does not have the language “${language}”. The shop is in English until you choose another one.`,
};
