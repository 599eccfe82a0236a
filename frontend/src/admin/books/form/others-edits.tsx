import type { BookField } from '@storyloom/backend/contract/book/book';
import { Notice } from '@/ui/notices/notice';
import { bookFieldLabels } from './book-form-fields';
import type { BookBase } from './book-fields';
import { wordOf } from './field-words';

/** What only others changed while a book was edited: it stays theirs. */
export interface OthersEdit {
  name: BookField;
  before: string | boolean;
  after: string | boolean;
  /** Copies of the stock that were sold; undefined when somebody set it, and for other fields. */
  sold: number | undefined;
}

export function othersEditsOf(
  names: BookField[],
  before: BookBase,
  after: BookBase,
  sold: number | undefined,
): OthersEdit[] {
  return names.map((name) => ({
    name,
    before: before.fields[name],
    after: after.fields[name],
    sold: name === 'stock' ? sold : undefined,
  }));
}

/** One entry for each field, however often it changed. */
export function joinOthersEdits(known: OthersEdit[], more: OthersEdit[]): OthersEdit[] {
  const joined = new Map(known.map((entry) => [entry.name, entry]));
  for (const entry of more) {
    const earlier = joined.get(entry.name);
    const isCounted = earlier?.sold !== undefined && entry.sold !== undefined;
    joined.set(
      entry.name,
      earlier
        ? {
            ...entry,
            before: earlier.before,
            sold: isCounted ? Number(earlier.sold) + Number(entry.sold) : undefined,
          }
        : entry,
    );
  }
  return [...joined.values()];
}

export function OthersEdits({ news }: { news: OthersEdit[] }) {
  if (news.length === 0) return null;
  return (
    <Notice className="mb-6" title="This book was changed while you edited it. Kept as it is now:">
      <ul className="mt-1 list-disc pl-5">
        {news.map((entry) => (
          <li key={entry.name} className="break-words">
            {sentenceOf(entry)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function sentenceOf({ name, before, after, sold }: OthersEdit): string {
  if (sold !== undefined) return `${soldWords(sold)}, ${wordOf(name, after)} left.`;
  return `${bookFieldLabels[name]}: ${wordOf(name, before)} became ${wordOf(name, after)}.`;
}

/** "2 sold", or "1 came back" when an order was cancelled. */
export function soldWords(sold: number): string {
  return sold > 0 ? `${sold} sold` : `${-sold} came back`;
}
