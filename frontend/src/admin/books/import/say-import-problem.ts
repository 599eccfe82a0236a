import type { BookImport } from '@storyloom/backend/contract/book/book-import';
import { ruleOf } from '@storyloom/backend/contract/words/rules';
import { sayRules } from '@/ui/form/say-rule';

/** What is wrong in a file, or told of it, in the shop's language; `label` says of what. */
export function sayImportProblem(
  { problem, message }: BookImport['errors'][number],
  label: string,
): string {
  return problem ? sayRules(ruleOf(problem), label) : `${label} ${message}`.trim();
}
