import type { Book } from '@storyloom/backend/contract/book/book';
import type { CounterMode } from '@storyloom/backend/contract/order/counter';
import { SmallButton } from '@/ui/controls/button';
import { formatPrice } from '@/ui/text/formats';
import { booksApi } from '@/api/books.api';
import { words } from '@/words/admin';

interface FoundBooksProps {
  title: string;
  /** What is done with the one that is picked. */
  mode: CounterMode;
  onPick: (book: Book) => void;
}

/** Books without a barcode are found by title or author, and picked. */
export function FoundBooks({ title, mode, onPick }: FoundBooksProps) {
  const { currentData, isError } = booksApi.useFindBooksToOrderQuery(title);
  const isMixed = currentData?.some(({ condition }) => condition);
  return (
    <div className="mt-3 max-w-xl">
      <p role="status" className="text-sm text-ink-soft">
        {currentData?.length === 0 && <span>{words.counter.none(title)}</span>}
        {isError && <span>{words.counter.noResponse}</span>}
      </p>
      <ul aria-label={words.counter.found} className="divide-y divide-line">
        {currentData?.map((book, index) => (
          <li key={book._id} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1 break-words">
              <bdi>{book.title}</bdi>
              <span className="block text-sm text-ink-soft">
                {[
                  book.author,
                  book.condition ? words.used.used[book.condition] : isMixed && words.used.asNew,
                  formatPrice(book.newPrice),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <SmallButton
              ref={index === 0 ? focusOnce : undefined}
              aria-label={words.counter.pick[mode](book.title)}
              onClick={() => onPick(book)}
            >
              {words.counter.modes[mode]}
            </SmallButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Enter picks the first, Tab leads to the others; but Enter ends a scan that has begun meanwhile. */
function focusOnce(button: HTMLButtonElement | null) {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement && activeElement.value)) button?.focus();
}
