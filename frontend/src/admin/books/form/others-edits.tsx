import type { BookField } from '@storyloom/backend/contract/book/book';
import { ConflictPanel } from '@/admin/ui/conflict/conflict-panel';
import { Notice } from '@/ui/notices/notice';
import { baseOf, type BookFields } from './book-fields';
import { words } from '@/words/admin';
import { fieldText } from './field-inputs';
import { subtractSold, type OthersChanges } from './compare-with-theirs';
import type { BookConflict } from './use-save-book';

export function OthersEdits({ changes }: { changes: OthersChanges | null }) {
  if (!changes || changes.names.length === 0) return null;
  return (
    <Notice className="mb-6" title={words.bookForm.meanwhile.title}>
      <ul className="mt-1 list-disc ps-5">
        {changes.names.map((name) => (
          <li key={name} className="break-words">
            {sentenceOf(name, changes)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function sentenceOf(name: BookField, { before, after, sold }: OthersChanges): string {
  const { labels, meanwhile } = words.bookForm;
  const now = fieldText(name, after[name]);
  if (name !== 'stock' || sold === undefined)
    return meanwhile.became(labels[name], fieldText(name, before[name]), now);
  // When an order was cancelled, copies came back.
  return sold > 0 ? meanwhile.soldLeft(sold, now) : meanwhile.cameBackLeft(-sold, now);
}

interface BookConflictProps {
  conflict: BookConflict;
  mine: BookFields;
  isBusy: boolean;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
}

export function BookConflictPanel({ conflict, mine, ...choice }: BookConflictProps) {
  const { names, sold } = conflict;
  const theirs = baseOf(conflict).fields;
  const rows = names.map((name) => {
    const isSold = name === 'stock' && sold !== undefined;
    return {
      label: isSold ? soldSince(sold) : words.bookForm.labels[name],
      mine: isSold ? mineLessSold(mine.stock, sold) : fieldText(name, mine[name]),
      theirs: fieldText(name, theirs[name]),
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

function soldSince(sold: number): string {
  const { meanwhile } = words.bookForm;
  return sold > 0 ? meanwhile.soldSince(sold) : meanwhile.cameBackSince(-sold);
}

/** Undefined where somebody else changed the book, too. */
function saleTitleOf({ names, sold }: BookConflict): string | undefined {
  const isOnlySold = names.length === 1 && names[0] === 'stock' && sold !== undefined;
  if (!isOnlySold) return undefined;
  const { onlySold, onlyCameBack } = words.bookForm.meanwhile;
  return sold > 0 ? onlySold : onlyCameBack;
}

function mineLessSold(stock: string, sold: number): string {
  const { meanwhile } = words.bookForm;
  const remaining = subtractSold(stock, sold);
  return sold > 0
    ? meanwhile.lessSold(remaining, stock, sold)
    : meanwhile.andMore(remaining, stock, -sold);
}
