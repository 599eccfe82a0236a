import type { BookImport } from '@storyloom/backend/contract/book/book-import';
import { ruleOf } from '@storyloom/backend/contract/words/rules';
import { ruleMessage } from '@/ui/form/rule-message';

/** The text of an error or warning of a file, in the shop's language; `label` names its place. */
export function importProblemMessage(
  { problem, message }: BookImport['errors'][number],
  label: string,
): string {
  return problem ? ruleMessage(ruleOf(problem), label) : `${label} ${message}`.trim();
}
