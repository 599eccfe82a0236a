import type { Book } from '@storyloom/backend/contract/book/book';
import { SmallButton } from '@/ui/controls/button';
import { formatPrice } from '@/ui/text/formats';
import { booksApi } from '@/api/books.api';

interface FoundBooksProps {
  title: string;
  /** What is done with the one that is picked. */
  verb: string;
  onPick: (book: Book) => void;
}

/** Books without a barcode are found by title or author, and picked. */
export function FoundBooks({ title, verb, onPick }: FoundBooksProps) {
  const { currentData, isError } = booksApi.useFindBooksToOrderQuery(title);
  return (
    <div className="mt-3 max-w-xl">
      <p role="status" className="text-sm text-ink-soft">
        {currentData?.length === 0 && <span>{`No book found for “${title}”.`}</span>}
        {isError && <span>The shop did not answer. Press Enter again.</span>}
      </p>
      <ul aria-label="Books found" className="divide-y divide-line">
        {currentData?.map((book, index) => (
          <li key={book._id} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1 break-words">
              <span>{book.title}</span>
              <span className="block text-sm text-ink-soft">
                {[book.author, formatPrice(book.newPrice)].filter(Boolean).join(', ')}
              </span>
            </span>
            <SmallButton
              ref={index === 0 ? focusOnce : undefined}
              aria-label={`${verb}: ${book.title}`}
              onClick={() => onPick(book)}
            >
              {verb}
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
