import type { BookField } from '@storyloom/backend/contract/book/book';
import { ConflictPanel } from '@/ui/conflict/conflict-panel';
import { Notice } from '@/ui/notices/notice';
import { baseOf, type BookFields } from './book-fields';
import { bookFieldLabels, wordOf } from './field-labels';
import { lessSold, type BookConflict, type BookNews } from './use-save-book';

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
  if (name === 'stock' && sold !== undefined) return `${soldLabel(sold)}, ${now} left.`;
  return `${bookFieldLabels[name]}: ${wordOf(name, before[name])} became ${now}.`;
}

/** "2 sold", or "1 came back" when an order was cancelled. */
function soldLabel(sold: number): string {
  return sold > 0 ? `${sold} sold` : `${-sold} came back`;
}

interface BookConflictProps {
  conflict: BookConflict;
  /** As it is typed now. */
  mine: BookFields;
  isBusy: boolean;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
}

/** Both sides changed the same fields of a book. */
export function BookConflictPanel({ conflict, mine, ...choice }: BookConflictProps) {
  const { stored: book, etag, names, sold } = conflict;
  const theirs = baseOf({ book, etag }).fields;
  const rows = names.map((name) => {
    const isSold = name === 'stock' && sold !== undefined;
    return {
      label: isSold
        ? `${bookFieldLabels.stock}: ${soldLabel(sold)} since you opened this`
        : bookFieldLabels[name],
      mine: isSold ? mineLessSold(mine.stock, sold) : wordOf(name, mine[name]),
      theirs: wordOf(name, theirs[name]),
    };
  });
  return (
    <ConflictPanel
      what="this book"
      title={saleTitleOf(conflict)}
      conflict={conflict}
      rows={rows}
      {...choice}
    />
  );
}

/** Undefined where somebody else changed the book, too. */
function saleTitleOf({ names, sold }: BookConflict): string | undefined {
  const isOnlySold = names.length === 1 && names[0] === 'stock' && sold !== undefined;
  if (!isOnlySold) return undefined;
  return sold > 0 ? 'This book was sold meanwhile' : 'A copy of this book came back meanwhile';
}

function mineLessSold(stock: string, sold: number): string {
  const rest = sold > 0 ? `less the ${sold} sold` : `and ${-sold} more`;
  return `${lessSold(stock, sold)} (the ${stock} you typed, ${rest})`;
}
