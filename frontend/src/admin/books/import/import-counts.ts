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

/** How many new books are drafts, which neither shoppers nor the list of books on sale show. */
export function draftsOf({ preview }: BookImport): number {
  return preview.filter(({ kind, changes }) => kind === 'new' && changes?.draft?.to === true)
    .length;
}

/**
 * The categories of the file that the shop does not have. Their books are imported without a
 * category.
 */
export function missingCategoriesOf(warnings: BookImport['warnings']): string[] {
  const names = warnings.flatMap(({ problem }) =>
    problem?.code === 'left_out_category' ? String(problem.category) : [],
  );
  return [...new Set(names)];
}
