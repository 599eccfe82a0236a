import { emailPlaceholders, emailTexts } from '@storyloom/backend/contract/words/en/email-texts';

/** What the owner's pages say. */
export const admin = { customerEmails: emailTexts, emailPlaceholders };
