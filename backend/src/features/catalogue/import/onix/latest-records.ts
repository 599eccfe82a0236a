import type { CsvRow } from '../read-file/read-csv.ts';
import { rule } from '../../../../contract/words/rules.ts';

/**
 * Of several records of one book in a message the last counts; an update adds to the record before it
 * what it says. The others are skipped with a warning.
 */
export function latestRecords(rows: CsvRow[]): CsvRow[] {
  const latest = new Map<string, CsvRow>();
  const replaced = new Map<CsvRow, CsvRow>();
  for (const line of rows) {
    const { recordOf } = line;
    if (!recordOf) continue;
    const earlier = latest.get(recordOf);
    if (earlier) replaced.set(earlier, line);
    if (earlier && line.isUpdate && !earlier.whySkipped) {
      line.cells = line.cells.map((cell, i) => cell || (earlier.cells[i] ?? ''));
      line.whyNoPrice ??= earlier.whyNoPrice;
      if (!earlier.isUpdate) delete line.isUpdate;
    }
    latest.set(recordOf, line);
  }
  return rows.map((line) => {
    const later = replaced.get(line);
    if (!later) return line;
    const message = rule('record_replaced', { row: later.row });
    return { ...line, whySkipped: message, warnings: [{ code: 'replaced', message }] };
  });
}
