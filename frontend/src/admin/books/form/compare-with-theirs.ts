import type { BookField } from '@storyloom/backend/contract/book/book';
import { differencesOf, mergeThreeWays } from '@/admin/ui/conflict/merge-three-ways';
import type { BookBase, BookFields } from './book-fields';

/** Changes by others, in fields that were not edited here. */
export interface ChangesByOthers {
  names: BookField[];
  before: BookFields;
  after: BookFields;
  /** The number of copies sold; undefined if an admin set the stock. */
  sold: number | undefined;
}

interface Versions {
  /** The book that the typed fields are based on. */
  base: BookBase;
  /** The book as it was shown when saving began. */
  start: BookBase;
  mine: BookFields;
  theirs: BookBase;
  /** When an admin last set the stock; sales do not set it. */
  stockSetAt: string | undefined;
}

/** Compares a book's newer version with the typed fields and with the fields as they were shown. */
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
  // A stock that equals the typed number leaves nothing to choose, whatever was sold.
  const mustChoose = (name: BookField) =>
    name !== 'stock' || sold === undefined || subtractSold(mine.stock, sold) !== mine.stock.trim();
  return {
    /** Copies sold since the book was loaded; undefined if an admin set the stock. */
    sold,
    othersChanges,
    /** Fields for which the owner must choose a version. */
    names: both.filter(mustChoose),
    merged,
  };
}

/** Copies sold between two versions, negative if copies came back; undefined without a limit. */
function stockSold(base: BookFields, theirs: BookFields): number | undefined {
  if (base.stock === '' || theirs.stock === '') return undefined;
  return Number(base.stock) - Number(theirs.stock);
}

/** The typed stock less the copies sold meanwhile; an unlimited stock stays unlimited. */
export function subtractSold(stock: string, sold: number): string {
  return stock.trim() === '' ? '' : String(Math.max(0, Number(stock) - sold));
}
