import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PublicBook } from '@storyloom/backend/contract/book/book';
import { paths } from '@/config/paths';
import { AuthorLink } from './author-link';
import { Cover, type EagerOn } from '@/shop-facts/book/cover';
import { cutText } from '@/ui/text/cut-text';
import { Price } from '@/shop-facts/book/price';
import { shownDescriptionLength } from '@/api/endpoints/books.api';
import { ConditionLabel } from '@/shop-facts/book/condition-label';
import { AvailabilityNote } from '@/shop-facts/book/availability-notes';
import { CategoryName } from '@/shop-facts/settings/categories';
import { useBookLanguage } from './use-book-language';

interface BookCardProps {
  book: PublicBook;
  /** `wide` lays cover and text side by side, `tall` one above the other. */
  shape: 'wide' | 'tall';
  action: ReactNode;
  heart: ReactNode;
  eagerOn: EagerOn;
}

/** A book in a list; the whole card is a link to the book. */
export function BookCard({ book, shape, action, heart, eagerOn }: BookCardProps) {
  const isWide = shape === 'wide';
  const language = useBookLanguage(book);
  return (
    <article className={`group relative h-full ${isWide ? '@container' : ''}`}>
      <CardLayout
        shape={shape}
        cover={
          <Cover
            book={book}
            sizes={isWide ? '180px' : '(min-width: 1024px) 200px, 40vw'}
            eagerOn={eagerOn}
            className="w-full transition-transform duration-300 ease-calm group-hover:-translate-y-1.5"
          />
        }
        text={
          <>
            {/* Leaves room for the heart on either side. */}
            <div className={isWide ? 'pe-11' : ''}>
              {/* In the other text direction, the ellipsis of a cut title overflows its lines. */}
              <h3
                lang={language}
                dir="auto"
                className={`-me-[0.8em] line-clamp-2 pe-[0.8em] pb-0.5 ${isWide ? 'text-xl hyphens-auto @max-[22rem]:text-lg @max-xs:line-clamp-3 @xl:text-3xl' : 'text-lg'}`}
              >
                <Link
                  to={paths.book(book._id)}
                  // The focus ring is on the card: `line-clamp` would cut a ring on the title.
                  className={`after:absolute after:inset-0 after:rounded-lg hover:underline focus-visible:outline-none focus-visible:after:outline-3 ${isWide ? 'after:-outline-offset-3' : 'after:outline-offset-4'}`}
                >
                  {book.title}
                </Link>
              </h3>
            </div>
            <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
              <AuthorLink author={book.author} className="relative z-10 max-w-full truncate py-1" />
              <span className="rounded-full bg-accent-wash px-2 text-xs leading-5 font-semibold text-ink">
                <CategoryName slug={book.category} />
              </span>
            </p>
            <p lang={language} className="mt-2.5 text-note leading-snug text-ink-soft @xl:text-lg">
              <bdi>{cutText(book.description, shownDescriptionLength)}</bdi>
            </p>
            <ConditionLabel condition={book.condition} className="mt-auto pt-1" />
            <AvailabilityNote
              book={book}
              isShort
              className={book.condition ? '' : 'mt-auto pt-1'}
            />
          </>
        }
        foot={
          <>
            <Price book={book} className="flex-wrap-reverse! text-lg" />
            <div className="relative z-10 mt-2">{action}</div>
          </>
        }
      />
      <div className="absolute top-0 end-0 z-10">{heart}</div>
    </article>
  );
}

/** The skeleton of a card, of the same height, so that nothing below it moves. */
export function BookCardSkeleton({ shape }: { shape: BookCardProps['shape'] }) {
  return (
    <div
      aria-hidden="true"
      className={`h-full animate-shimmer ${shape === 'wide' ? '@container' : ''}`}
    >
      <CardLayout
        shape={shape}
        cover={<span className="block aspect-2/3 w-full rounded-sm bg-line" />}
        text={
          <>
            <span className="block h-6 w-4/5 rounded-sm bg-sunken" />
            <span className="mt-3 block h-4 w-3/5 rounded-sm bg-sunken" />
            <span className="mt-3 block h-10 rounded-sm bg-sunken" />
          </>
        }
        foot={
          <>
            <span className="block w-16 rounded-sm bg-sunken text-lg">&nbsp;</span>
            <span className="mt-2 block h-11 w-32 max-w-full rounded-md bg-sunken" />
          </>
        }
      />
    </div>
  );
}

interface CardLayoutProps {
  shape: BookCardProps['shape'];
  cover: ReactNode;
  text: ReactNode;
  /** Aligned at the bottom, so that the prices and buttons of a row stand on one line. */
  foot: ReactNode;
}

/** Reserves the space that most titles and descriptions need at that width. */
function CardLayout({ shape, cover, text, foot }: CardLayoutProps) {
  const isWide = shape === 'wide';
  return (
    <div
      className={`flex h-full ${isWide ? 'min-h-73 flex-wrap gap-5 @max-[22rem]:min-h-84 @max-xs:min-h-91' : 'flex-col gap-4'}`}
    >
      <div
        className={`relative flex shrink-0 items-center justify-center rounded-lg bg-sunken ${
          isWide ? 'w-[min(10rem,44%)] self-start p-3 @md:w-44 @xl:w-52' : 'p-5 sm:p-7'
        }`}
      >
        {cover}
      </div>
      <div className={`flex min-w-0 flex-1 flex-col ${isWide ? 'basis-28 py-1' : ''}`}>
        <div
          className={`flex flex-1 flex-col ${
            isWide ? '' : 'min-h-45 sm:min-h-34 md:min-h-40 xl:min-h-34'
          }`}
        >
          {text}
        </div>
        {/* Reserves the height of price and button: the page may be painted before both have
            loaded. */}
        <div className="min-h-24 pt-4">{foot}</div>
      </div>
    </div>
  );
}
