import { bodyOf, importTitle, mayHaveMade, outcomeOf, type SentRequest } from '../sent-request.ts';
import type { Expected } from './check.ts';

/** Shoppers see all new books of a file, or none. */
export function findImportViolations({ asked, reports }: Expected): string[] {
  const imports = asked.filter(({ kind }) => kind === 'import');
  return reports.flatMap(({ titles }, api) =>
    imports.flatMap(({ mark = '', key, request }) => {
      const rows = String(typeof request.body === 'string' ? request.body : '').split('\n');
      const added = rows.filter((row) => row.startsWith(','));
      const all = added.filter((_row, i) => titles?.has(importTitle(Number(mark), i))).length;
      const same = imports.filter((each) => each.key === key);
      const outcome = isUndone(same, asked) ? 'unknown' : outcomeOf(same);
      if (!titles || mayHaveMade(outcome, all, added.length)) return [];
      return [`import ${mark} at API ${api}: ${all} of ${added.length} books are on sale`];
    }),
  );
}

/** An undo was requested. */
function isUndone(same: SentRequest[], asked: SentRequest[]): boolean {
  const ids = same.flatMap(({ response }) => bodyOf<{ importId: string }>(response).importId ?? []);
  return asked.some(
    ({ kind, request }) => kind === 'undo an import' && ids.some((id) => request.path.includes(id)),
  );
}
