import type { FileRow } from '../read-file/read-csv.ts';
import { rule } from '../../../../contract/words/rules.ts';

/**
 * Keeps the last of several records of one book; an update is merged into the record before it. Earlier
 * records are skipped with a warning.
 */
export function latestRecords(rows: FileRow[]): FileRow[] {
  const latest = new Map<string, FileRow>();
  const replaced = new Map<FileRow, FileRow>();
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
