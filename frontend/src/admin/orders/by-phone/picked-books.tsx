import type { Book } from '@storyloom/backend/contract/book';
import type { MouseEvent } from 'react';
import { FiX } from 'react-icons/fi';
import { IconButton } from '@/ui/controls/button';
import { Cover } from '@/ui/pictures/cover';
import { focusBeside } from '@/browser/focus';
import { isMeant } from '@/ui/meant';
import { formatPrice, sumPrices } from '@/ui/text/price';

interface PickedBooksProps {
  books: Book[];
  /** Sold out or gone since they were picked. */
  missingIds: string[];
  onRemove: (id: string) => void;
}

/** The books of an order that is being taken down, and what they come to. */
export function PickedBooks({ books, missingIds, onRemove }: PickedBooksProps) {
  const remove = (press: MouseEvent<HTMLButtonElement>, id: string) => {
    if (!isMeant(press)) return;
    focusBeside(press.currentTarget.closest('li'));
    onRemove(id);
  };
  return (
    <>
      <ul className="divide-y divide-line empty:hidden">
        {books.map(({ _id, title, coverImage, newPrice }) => (
          <li key={_id} tabIndex={-1} className="flex items-center gap-3 py-3">
            <Cover title={title} coverImage={coverImage} sizes="40px" className="w-10 shrink-0" />
            <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-3">
              <p className="min-w-0 flex-1 break-words">
                {title}
                {missingIds.includes(_id) && (
                  <span className="block text-sm font-semibold text-red">
                    Not to be had any more
                  </span>
                )}
              </p>
              <p className="tabular-nums max-sm:text-ink-soft">{formatPrice(newPrice)}</p>
            </div>
            <IconButton label={`Remove ${title}`} onClick={(press) => remove(press, _id)}>
              <FiX aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <p
        role="status"
        className="mt-2 flex justify-between border-t border-line-strong pt-4 text-lg font-semibold"
      >
        <span>Total, cash on delivery</span>
        <span className="tabular-nums">
          {formatPrice(sumPrices(books.map(({ newPrice }) => newPrice)))}
        </span>
      </p>
    </>
  );
}
