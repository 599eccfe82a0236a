import { reasons } from '../contract/words/en/reasons.ts';
import type { Reason } from '../contract/words/reasons.ts';

const ownReasons = ['email_too_old', 'email_without_result', 'email_without_recipient'] as const;

/** Why an email failed, from its stored English text; undefined for the mail server's own words. */
export function reasonOfEmail(error: string): Reason | undefined {
  const code = ownReasons.find((each) => reasons[each]({}) === error);
  return code && { code };
}
