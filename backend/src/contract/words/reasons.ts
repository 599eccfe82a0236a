import * as z from 'zod/mini';

type None = Record<never, never>;
type Detail = { detail: string };

/** Why the API refuses what the owner asks for, and why a backup or an email failed, with the values of each. */
export interface ReasonValues {
  file_is_workbook: None;
  file_is_no_text: None;
  import_in_progress: None;
  import_too_slow: None;
  import_books_changed: None;
  book_unknown: None;
  book_incomplete: { missing: ('category' | 'description' | 'newPrice')[] };
  book_price_decimals: None;
  book_changed_since: None;
  isbn_taken: { title: string };
  isbn_taken_by_other: None;
  /** `detail` is what the system says of it, in English. */
  backup_no_space: Detail;
  backup_no_access: Detail;
  backup_shop_busy: None;
  /** The system's own name of it: ENOTDIR. */
  backup_system_error: { name: string } & Detail;
  backup_unknown: Detail;
  email_too_old: None;
  email_without_result: None;
  email_without_recipient: None;
}

export type Reason = {
  [Code in keyof ReasonValues]: { code: Code } & ReasonValues[Code];
}[keyof ReasonValues];

/** A language's sentence of each reason. */
export type Reasons = {
  [Code in keyof ReasonValues]: (values: ReasonValues[Code]) => string;
};

/** As programs read it. */
export const reasonSchema = z.looseObject({ code: z.string() });

/** Undefined for the reason of a later version of the API. */
export function reasonSentence(
  reason: z.infer<typeof reasonSchema>,
  reasons: Reasons,
): string | undefined {
  if (!Object.hasOwn(reasons, reason.code)) return undefined;
  return (reasons[reason.code as keyof Reasons] as (values: object) => string)(reason);
}
