import { ConflictPanel } from '@/admin/ui/conflict/conflict-panel';
import { words } from '@/words/admin';
import { baseOf, type BookFields } from './book-fields';
import { subtractSold } from './compare-with-theirs';
import { useFieldText } from './field-inputs';
import type { BookConflict } from './use-save-book';

interface BookConflictProps {
  conflict: BookConflict;
  mine: BookFields;
  isBusy: boolean;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
}

export function BookConflictPanel({ conflict, mine, ...choice }: BookConflictProps) {
  const { names, sold } = conflict;
  const textOf = useFieldText();
  const theirs = baseOf(conflict).fields;
  const rows = names.map((name) => {
    const isSold = name === 'stock' && sold !== undefined;
    return {
      label: isSold ? soldSince(sold) : words.bookForm.labels[name],
      mine: isSold ? mineLessSold(mine.stock, sold) : textOf(name, mine[name]),
      theirs: textOf(name, theirs[name]),
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

/** Undefined if another admin changed the book too. */
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
