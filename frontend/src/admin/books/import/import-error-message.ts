import type { BookImport } from '@storyloom/backend/contract/book/book-import';
import { ruleOf } from '@storyloom/backend/contract/words/rules';
import { ruleMessage } from '@/ui/form/rule-message';

/** An import's error or warning as text; `label` names the row and column. */
export function importErrorMessage(
  { problem, message }: BookImport['errors'][number],
  label: string,
): string {
  return problem ? ruleMessage(ruleOf(problem), label) : `${label} ${message}`.trim();
}
