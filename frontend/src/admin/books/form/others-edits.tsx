import type { BookField } from '@storyloom/backend/contract/book/book';
import { Notice } from '@/ui/notices/notice';
import type { BookFields } from './book-fields';
import { bookFieldLabels, wordOf } from './field-words';

/** What only others changed while a book was edited: it stays theirs. */
export interface BookNews {
  names: BookField[];
  before: BookFields;
  after: BookFields;
  /** Copies of the stock that were sold; undefined when somebody set it. */
  sold: number | undefined;
}

export function OthersEdits({ news }: { news: BookNews | null }) {
  if (!news || news.names.length === 0) return null;
  return (
    <Notice className="mb-6" title="This book was changed while you edited it. Kept as it is now:">
      <ul className="mt-1 list-disc pl-5">
        {news.names.map((name) => (
          <li key={name} className="break-words">
            {sentenceOf(name, news)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function sentenceOf(name: BookField, { before, after, sold }: BookNews): string {
  const now = wordOf(name, after[name]);
  if (name === 'stock' && sold !== undefined) return `${soldWords(sold)}, ${now} left.`;
  return `${bookFieldLabels[name]}: ${wordOf(name, before[name])} became ${now}.`;
}

/** "2 sold", or "1 came back" when an order was cancelled. */
export function soldWords(sold: number): string {
  return sold > 0 ? `${sold} sold` : `${-sold} came back`;
}
