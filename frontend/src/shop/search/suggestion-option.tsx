import type { ComponentProps } from 'react';
import { FiSearch, FiX } from 'react-icons/fi';
import type { BookSuggestion } from '@storyloom/backend/contract/book/search';
import { Cover } from '@/ui/pictures/cover';
import { formatPrice } from '@/ui/text/formats';
import { HighlightedText } from './highlighted-text';

export type Suggestion =
  | { kind: 'book'; book: BookSuggestion }
  | { kind: 'search' | 'forget'; text: string; label: string };

interface SuggestionOptionProps extends ComponentProps<'li'> {
  item: Suggestion;
  typed: string;
  isHighlighted: boolean;
}

/** One line of the suggestions: a book with cover and price, or words to search for. */
export function SuggestionOption({ item, typed, isHighlighted, ...option }: SuggestionOptionProps) {
  return (
    <li
      {...option}
      className={`flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-md px-3 py-2 ${isHighlighted ? 'bg-sunken' : ''}`}
    >
      {item.kind === 'book' ? (
        <BookLine book={item.book} typed={typed} />
      ) : (
        <>
          {item.kind === 'forget' ? (
            <FiX aria-hidden="true" className="shrink-0 text-ink-faint" />
          ) : (
            <FiSearch aria-hidden="true" className="shrink-0 text-ink-faint" />
          )}
          <span className="line-clamp-2 min-w-0 flex-1 text-note">{item.label}</span>
        </>
      )}
    </li>
  );
}

function BookLine({ book, typed }: { book: BookSuggestion; typed: string }) {
  return (
    <>
      <Cover book={book} sizes="40px" firstOn="every screen" className="w-10 shrink-0" />
      <span className="min-w-0 flex-1 basis-24 leading-snug">
        <span className="line-clamp-2 font-serif font-semibold text-ink">
          <HighlightedText text={book.title} typed={typed} />
        </span>
        {book.author && (
          <span className="block truncate text-sm text-ink-soft">
            <HighlightedText text={book.author} typed={typed} />
          </span>
        )}
      </span>
      <span className="ml-auto font-semibold tabular-nums">{formatPrice(book.newPrice)}</span>
    </>
  );
}
