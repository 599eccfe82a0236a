import { listOf } from '../plural.ts';
import type { Reasons } from '../reasons.ts';

const list = listOf('en');
const bookFields = { category: 'a category', description: 'a description', newPrice: 'a price' };

/** Why something the owner asked for is not done. */
export const reasons: Reasons = {
  file_is_workbook: () =>
    'The file is a workbook, not a list. Save it as "CSV UTF-8" and send that.',
  file_is_no_text: () => 'The file is no text. Save it as "CSV UTF-8".',
  import_in_progress: () =>
    'This file, or one with the same books, is being imported. Please wait a moment.',
  import_too_slow: () =>
    'The file was not imported: the database is too slow now. Please try again later.',
  import_books_changed: () =>
    'The file was not imported: some of its books were changed meanwhile.',
  book_unknown: () => 'This book does not exist.',
  book_incomplete: ({ missing }) =>
    `A book needs ${list(missing.map((field) => bookFields[field]))} before it is published.`,
  book_price_decimals: () =>
    'Its price has decimals, which the currency of the shop does not have.',
  book_changed_since: () => 'This book was changed since and stays as it is.',
  isbn_taken: ({ title }) => `The ISBN is already the one of "${title}".`,
  isbn_taken_by_other: () => 'The ISBN is already the one of another book.',
  backup_no_space: ({ detail }) => detail,
  backup_no_access: ({ detail }) => detail,
  backup_shop_busy: () =>
    'The shop was written to all the time, so there was no moment to keep. Try again when it is calmer, or stop it for the backup.',
  backup_system_error: ({ detail }) => detail,
  backup_unknown: ({ detail }) => detail,
  email_too_old: () =>
    'It has waited for more than three days, so it is not sent by itself any more.',
  email_without_result: () => 'Each try to send it ended without a result.',
  email_without_recipient: () => 'OWNER_EMAIL is not set.',
};
