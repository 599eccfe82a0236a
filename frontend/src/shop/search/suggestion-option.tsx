import { fold } from '@storyloom/backend/contract/text/fold';
import type { ComponentProps } from 'react';
import { FiSearch, FiX } from 'react-icons/fi';
import type { BookSuggestion } from '@storyloom/backend/contract/book/search';
import { Cover } from '@/shop-facts/book/cover';
import { formatPrice } from '@/shop-facts/formats/formats';

export type Suggestion =
  | { kind: 'book'; book: BookSuggestion }
  | { kind: 'search' | 'clear'; text: string; label: string };

interface SuggestionOptionProps extends ComponentProps<'li'> {
  item: Suggestion;
  typed: string;
  isHighlighted: boolean;
}

/** A suggestion: a book with cover and price, or a recent search. */
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
          {item.kind === 'clear' ? (
            <FiX aria-hidden="true" className="shrink-0 text-ink-faint" />
          ) : (
            <FiSearch aria-hidden="true" className="shrink-0 text-ink-faint" />
          )}
          <span dir="auto" className="line-clamp-2 min-w-0 flex-1 text-note">
            {item.label}
          </span>
        </>
      )}
    </li>
  );
}

function BookLine({ book, typed }: { book: BookSuggestion; typed: string }) {
  return (
    <>
      <Cover book={book} sizes="40px" eagerOn="every screen" className="w-10 shrink-0" />
      <span className="min-w-0 flex-1 basis-24 leading-snug">
        <span dir="auto" className="line-clamp-2 font-serif font-semibold text-ink">
          <HighlightedText text={book.title} typed={typed} />
        </span>
        {book.author && (
          <span dir="auto" className="block truncate text-sm text-ink-soft">
            <HighlightedText text={book.author} typed={typed} />
          </span>
        )}
      </span>
      <span className="ms-auto font-semibold tabular-nums">{formatPrice(book.newPrice)}</span>
    </>
  );
}

interface HighlightedTextProps {
  text: string;
  /** The typed text; its words are matched with the beginnings of words. */
  typed: string;
}

const wordPattern = /([\p{L}\p{N}\p{M}]+)/gu;

/** A text with the matching beginnings of words highlighted, whatever their case and accents. */
function HighlightedText({ text, typed }: HighlightedTextProps) {
  const terms = (typed.match(wordPattern) ?? []).map(fold).sort((a, b) => b.length - a.length);
  let plain = '';
  const parts: { text: string; isMatch: boolean }[] = [];
  // Every second part is a word, as `split` keeps the captured groups.
  text.split(wordPattern).forEach((part, index) => {
    const term = index % 2 === 1 && terms.find((start) => fold(part).startsWith(start));
    if (term) {
      let end = 1;
      // A folded letter may be two: œ is oe.
      while (fold(part.slice(0, end)).length < term.length) end += 1;
      parts.push({ text: plain, isMatch: false }, { text: part.slice(0, end), isMatch: true });
      plain = part.slice(end);
    } else plain += part;
  });
  return [...parts, { text: plain, isMatch: false }].map((part, index) =>
    part.isMatch ? (
      <mark
        key={index}
        className="bg-transparent font-bold text-ink underline decoration-accent decoration-2 underline-offset-3"
      >
        {part.text}
      </mark>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  );
}
