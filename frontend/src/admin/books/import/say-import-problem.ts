import type { BookImport } from '@storyloom/backend/contract/book/book-import';
import { ruleOf } from '@storyloom/backend/contract/words/rules';
import { sayRules } from '@/ui/form/say-rule';

/** The text of an error or warning of a file, in the shop's language; `label` names its place. */
export function sayImportProblem(
  { problem, message }: BookImport['errors'][number],
  label: string,
): string {
  return problem ? sayRules(ruleOf(problem), label) : `${label} ${message}`.trim();
}
