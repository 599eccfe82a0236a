import type { BookField } from '@storyloom/backend/contract/book/book';
import { useId, useState } from 'react';
import { ConflictPanel } from '@/ui/conflict/conflict-panel';
import { Radio } from '@/ui/form/radio';
import { Notice } from '@/ui/notices/notice';
import type { BookFields } from './book-fields';
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
  onSave: (chosen: Partial<BookFields>) => void;
  onTakeTheirs: () => void;
}

/** Both sides changed the same fields: both values of each, and the choice. */
export function BookConflictPanel({
  conflict,
  mine,
  isBusy,
  onSave,
  onTakeTheirs,
}: BookConflictProps) {
  const id = useId();
  const [chosen, setChosen] = useState<Partial<Record<BookField, number>>>({});
  const fields = conflict.names.map((name) => {
    const ways = waysOf(name, mine, conflict);
    return { name, ways, index: chosen[name] ?? 0 };
  });
  const save = () =>
    onSave(Object.fromEntries(fields.map(({ name, ways, index }) => [name, ways[index]?.value])));
  return (
    <ConflictPanel
      title={titleOf(conflict)}
      conflict={conflict}
      isBusy={isBusy}
      keep={{ label: 'Save what is chosen', onClick: save }}
      drop={{ label: 'Drop all I typed', onClick: onTakeTheirs }}
    >
      <div className="mt-4 space-y-5">
        {fields.map(({ name, ways, index }) => (
          <fieldset key={name}>
            <legend className="font-semibold">{questionOf(name, conflict.sold)}</legend>
            <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
              {ways.map(({ label, value }, place) => (
                <Radio
                  key={label}
                  name={`${id}-${name}`}
                  label={`${label}: ${wordOf(name, value)}`}
                  checked={place === index}
                  onChange={() => setChosen({ ...chosen, [name]: place })}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </ConflictPanel>
  );
}

function titleOf({ names, sold }: BookConflict): string {
  const isOnlySold = names.length === 1 && names[0] === 'stock' && sold !== undefined;
  if (!isOnlySold) return 'Somebody else changed this book meanwhile';
  return sold > 0 ? 'This book was sold meanwhile' : 'A copy of this book came back meanwhile';
}

function questionOf(name: BookField, sold: number | undefined): string {
  if (name !== 'stock' || sold === undefined) return bookFieldLabels[name];
  return `${bookFieldLabels.stock}: ${soldLabel(sold)} since you opened this. Set to`;
}

/** The values to choose from; the first is chosen when nobody says otherwise. */
function waysOf(name: BookField, mine: BookFields, { theirs, sold }: BookConflict) {
  const yours = { label: 'Your version', value: mine[name] };
  const other = { label: 'Their version', value: theirs.fields[name] };
  if (name !== 'stock') return [yours, other];
  // Whatever happens by accident, no copy is sold twice.
  if (sold === undefined) return [other, yours];
  const rest =
    sold > 0 ? `What you typed, less the ${sold} sold` : `What you typed, and ${-sold} more`;
  return [
    { label: rest, value: lessSold(mine.stock, sold) },
    { label: 'What you typed', value: mine.stock },
  ];
}
