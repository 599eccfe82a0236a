import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Book } from '@storyloom/backend/contract/book';
import { paths } from '@/config/paths';
import { Cover } from '@/ui/cover';
import { cutText } from '@/ui/cut-text';
import { Price } from '@/ui/price';
import { StockNote } from './stock-note';

interface BookCardProps {
  book: Book;
  /** `wide` lays cover and text side by side, `tall` one above the other. */
  shape: 'wide' | 'tall';
  action: ReactNode;
  heart: ReactNode;
  isFirstOnScreen?: boolean;
}

/** A book in a list: its cover stands on a shelf, the whole card leads to the book. */
export function BookCard({ book, shape, action, heart, isFirstOnScreen = false }: BookCardProps) {
  const isWide = shape === 'wide';
  return (
    <article
      className={`group relative flex h-full ${isWide ? 'min-h-72 flex-wrap gap-5 sm:gap-6' : 'flex-col gap-4'}`}
    >
      <div
        className={`relative flex shrink-0 items-center justify-center rounded-lg bg-sunken ${
          isWide ? 'w-36 p-4 sm:w-44 lg:w-36 xl:w-40' : 'p-5 sm:p-7'
        }`}
      >
        <Cover
          title={book.title}
          author={book.author}
          coverImage={book.coverImage}
          sizes={isWide ? '136px' : '(min-width: 1024px) 200px, 40vw'}
          isFirstOnScreen={isFirstOnScreen}
          className="w-full transition-transform duration-300 ease-calm group-hover:-translate-y-1.5"
        />
      </div>
      <div className={`flex min-w-0 flex-1 flex-col ${isWide ? 'basis-[7rem] py-1' : ''}`}>
        <h3 className={`line-clamp-2 pb-0.5 ${isWide ? 'pr-10 text-xl' : 'text-lg'}`}>
          <Link to={paths.book(book._id)} className="after:absolute after:inset-0 hover:underline">
            {book.title}
          </Link>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          {book.author && <span className="max-w-full truncate">{book.author}</span>}
          <span className="rounded-full bg-accent-wash px-2 text-xs leading-5 font-semibold text-ink capitalize">
            {book.category}
          </span>
        </p>
        <p className="mt-2.5 text-[0.9375rem] leading-snug text-ink-soft">
          {cutText(book.description, 60)}
        </p>
        {/* From the foot up, so that prices and buttons of a row stand on one line each. */}
        <div className="mt-auto pt-4">
          <StockNote stock={book.stock} />
          <Price
            amount={book.newPrice}
            oldAmount={book.oldPrice}
            className="flex-wrap-reverse! text-lg"
          />
          <div className="relative z-10 mt-2">{action}</div>
        </div>
      </div>
      <div className="absolute top-0 right-0 z-10">{heart}</div>
    </article>
  );
}

/** The space a card takes, before its book is there. */
export function BookCardSkeleton({ shape }: { shape: 'wide' | 'tall' }) {
  const isWide = shape === 'wide';
  return (
    <div
      aria-hidden="true"
      className={`flex animate-shimmer ${isWide ? 'min-h-72 gap-5 sm:gap-6' : 'flex-col gap-4'}`}
    >
      <div
        className={`shrink-0 rounded-lg bg-sunken ${isWide ? 'w-36 p-4 sm:w-44 lg:w-36 xl:w-40' : 'p-5 sm:p-7'}`}
      >
        <div className="aspect-2/3 rounded-sm bg-line" />
      </div>
      <div className="flex-1 space-y-3 py-1">
        <div className="h-6 w-4/5 rounded-sm bg-sunken" />
        <div className="h-4 w-2/5 rounded-sm bg-sunken" />
        <div className="h-10 rounded-sm bg-sunken" />
        <div className="h-11 w-36 rounded-md bg-sunken" />
      </div>
    </div>
  );
}
