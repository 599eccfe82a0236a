import type { BookImport, Imported } from '@storyloom/backend/contract/book/book-import';
import { words } from '@/words/admin';

type Counts = Partial<Pick<BookImport, 'new' | 'changed' | 'unchanged' | 'unknown'>> &
  Pick<Imported, 'skipped'>;

/** `12 new, 3 changed, 1 unchanged, 2 left out.` */
export function importCountsText({
  new: added,
  changed,
  unchanged,
  unknown,
  skipped,
}: Counts): string {
  const { counts, sum } = words.imports;
  const parts = [
    added !== undefined && counts.new(added),
    changed !== undefined && counts.changed(changed),
    unchanged !== undefined && counts.unchanged(unchanged),
    unknown && counts.unknown(unknown),
    skipped && counts.skipped(skipped),
  ];
  return sum(parts.filter((part) => typeof part === 'string'));
}
