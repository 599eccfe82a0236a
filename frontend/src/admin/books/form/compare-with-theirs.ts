import type { BookField } from '@storyloom/backend/contract/book/book';
import { differencesOf, mergeThreeWays } from '@/admin/ui/conflict/merge-three-ways';
import type { BookBase, BookFields } from './book-fields';

/** Changes by others, in fields that were not edited here. */
export interface ChangesByOthers {
  names: BookField[];
  before: BookFields;
  after: BookFields;
  /** Copies of the stock that were sold; undefined when somebody set it. */
  sold: number | undefined;
}

interface Versions {
  /** The book that the typed fields are based on. */
  base: BookBase;
  /** The book as it was shown when saving began. */
  start: BookBase;
  mine: BookFields;
  theirs: BookBase;
  /** When somebody last set the stock; sales do not set it. */
  stockSetAt: string | undefined;
}

/** What the newer version of a book means for what was typed, and for what the owner was shown. */
export function compareWithTheirs({ base, start, mine, theirs, stockSetAt = '' }: Versions) {
  const soldSince = ({ fields, updatedAt }: BookBase) =>
    stockSetAt > updatedAt ? undefined : stockSold(fields, theirs.fields);
  const sold = soldSince(base);
  const touched = differencesOf(base.fields, mine);
  const versions = { base: base.fields, mine, theirs: theirs.fields };
  const { both, merged } = mergeThreeWays(versions);
  const [before, after] = [start.fields, theirs.fields];
  const othersChanges: ChangesByOthers = {
    names: differencesOf(before, after).filter((name) => !touched.includes(name)),
    before,
    after,
    sold: soldSince(start),
  };
  // Nothing to choose in a stock that stays what was typed, whatever was sold of it.
  const mustChoose = (name: BookField) =>
    name !== 'stock' || sold === undefined || subtractSold(mine.stock, sold) !== mine.stock.trim();
  return {
    /** Copies sold since the book was loaded; undefined when somebody set the stock. */
    sold,
    othersChanges,
    /** The fields of which the owner chooses a version. */
    names: both.filter(mustChoose),
    merged,
  };
}

/** Copies sold between two versions of the stock, less than 0 when they came back; undefined without limit. */
function stockSold(base: BookFields, theirs: BookFields): number | undefined {
  if (base.stock === '' || theirs.stock === '') return undefined;
  return Number(base.stock) - Number(theirs.stock);
}

/** The stock that was typed, less what was sold while it was typed; no limit stays none. */
export function subtractSold(stock: string, sold: number): string {
  return stock.trim() === '' ? '' : String(Math.max(0, Number(stock) - sold));
}
