import type { Book } from '@storyloom/backend/contract/book';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/button';
import { bookFieldLabels } from './book-form-fields';
import { fieldsOf, type BookFields } from './book-fields';

interface BookConflictProps {
  mine: BookFields;
  theirs: Book;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved this book meanwhile: both versions of what differs, and the choice. */
export function BookConflict({
  mine,
  theirs,
  isBusy,
  onKeepMine,
  onTakeTheirs,
}: BookConflictProps) {
  const panel = useRef<HTMLElement>(null);
  const stored = fieldsOf(theirs);
  const names = (Object.keys(stored) as (keyof BookFields)[]).filter(
    (name) => String(mine[name]).trim() !== String(stored[name]),
  );
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="alert"
      aria-labelledby="conflict-title"
      className="mb-8 rounded-lg border border-accent-deep bg-accent-wash p-5"
    >
      <h3 id="conflict-title" className="text-xl">
        Somebody else changed this book meanwhile
      </h3>
      <p className="mt-1">Nothing of yours is lost, and nothing of theirs was overwritten.</p>
      {names.length > 0 ? (
        <table className="mt-4 w-full table-fixed text-left text-[0.9375rem]">
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className="w-1/4 py-2 pr-3" />
              <th scope="col" className="py-2 pr-3">
                Your version
              </th>
              <th scope="col" className="py-2">
                Their version
              </th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-3 font-semibold">
                  {bookFieldLabels[name]}
                </th>
                <td className="py-2 pr-3 break-words">{shown(mine[name])}</td>
                <td className="py-2 break-words">{shown(stored[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="mt-3">Their version now says the same as yours.</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="dark" isBusy={isBusy} onClick={onKeepMine}>
          Keep my version
        </Button>
        <Button variant="quiet" isBusy={isBusy} onClick={onTakeTheirs}>
          Take their version
        </Button>
      </div>
    </section>
  );
}

function shown(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value.trim() || 'none';
}
