import type { Book } from '@storyloom/backend/contract/book/book';
import type { CounterMode } from '@storyloom/backend/contract/order/counter';
import { useId } from 'react';
import { SmallButton } from '@/ui/controls/button';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { formatPrice } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';

interface FoundBooksProps {
  searchText: string;
  search: { currentData?: Book[] | undefined; isError: boolean };
  /** The action for a picked book. */
  mode: CounterMode;
  onPick: (book: Book) => void;
}

/** Finds books without a barcode by title or author. */
export function FoundBooks({ searchText, search, mode, onPick }: FoundBooksProps) {
  const { currentData, isError } = search;
  const id = useId();
  // A used copy that was sold online cannot be at the counter.
  const books = currentData?.filter(
    ({ condition, stock }) => mode !== 'sell' || !condition || stock !== 0,
  );
  const isMixed = books?.some(({ condition }) => condition);
  return (
    <div className="mt-3 max-w-xl">
      <p role="status" className="text-sm text-ink-soft">
        {books?.length === 0 && <span>{words.counter.none(searchText)}</span>}
        {isError && <span>{words.counter.noResponse}</span>}
      </p>
      <ul aria-label={words.counter.found} className="divide-y divide-line">
        {books?.map((book, index) => (
          <li key={book._id} className="flex items-center gap-3 py-2">
            <p className="min-w-0 flex-1 break-words">
              <bdi>{book.title}</bdi>
              <span id={`${id}-${index}`}>
                <span className="block text-sm text-ink-soft">
                  {[book.author, !isMixed && formatPrice(book.newPrice)].filter(Boolean).join(', ')}
                </span>
                {isMixed && <CopyDetails book={book} />}
              </span>
            </p>
            <SmallButton
              ref={index === 0 ? focusOnce : undefined}
              aria-label={words.counter.pick[mode](book.title)}
              aria-describedby={`${id}-${index}`}
              onClick={ignoreDoubleClick(() => onPick(book))}
            >
              {words.counter.modes[mode]}
            </SmallButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Condition and price, to tell copies apart. */
function CopyDetails({ book: { condition, conditionNote, newPrice } }: { book: Book }) {
  const name = condition ? words.used.used[condition] : words.used.asNew;
  return (
    <>
      <span className="block text-sm font-semibold">
        {[name, formatPrice(newPrice)].join(', ')}
      </span>
      {conditionNote && (
        <span className="line-clamp-2 text-sm text-ink-soft">
          <bdi>{conditionNote}</bdi>
        </span>
      )}
    </>
  );
}

/** Focuses the first book, so that Enter picks it; not during a scan, which Enter ends. */
function focusOnce(button: HTMLButtonElement | null) {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement && activeElement.value)) button?.focus();
}
