import { Link } from 'react-router-dom';
import type { PublicBook } from '@storyloom/backend/contract/book/book';
import { catalogueWith } from '@/config/paths';
import { Cover, coverSources } from '@/shop-facts/book/cover';
import { Picture } from '@/ui/pictures/picture';
import { Price } from '@/shop-facts/book/price';
import { Skeleton } from '@/ui/spinner';
import { BookManufacturer } from './book-manufacturer';
import { BookFacts } from './book-facts';
import { CopyCondition } from './copy-condition';
import { OtherCopies } from './other-copies';
import { ShareBook } from './share-book';
import { VatNoteOfBook } from '@/shop/ui/vat-note';
import { AvailabilityNote } from '@/shop-facts/book/availability-notes';
import { CategoryName } from '@/shop-facts/settings/categories';
import { words } from '@/words/first';
import { useBookLanguage } from './use-book-language';
import type { Elements } from '@/ui/elements';

const columns = 'page grid gap-8 py-6 md:grid-cols-[5fr_6fr] md:gap-14 md:py-12';
// Keeps the height of the cover, however long the text next to it, so that the cover does not move.
const stage =
  'relative isolate flex items-center justify-center self-start overflow-hidden rounded-xl bg-sunken px-10 py-9 md:py-14';
const coverSize = 'w-[min(52vw,13.5rem)] md:w-[min(100%,19rem)]';

interface BookSummaryProps {
  book: PublicBook;
  /** Hidden on phones, where the book page shows it at the bottom of the screen. */
  action: Elements;
  heart: Elements;
  /** The delivery note below the button. */
  delivery: Elements;
}

export function BookSummary({ book, action, heart, delivery }: BookSummaryProps) {
  const language = useBookLanguage(book);
  return (
    <article className={columns}>
      <BookStage book={book} />
      <div className="@container flex flex-col md:py-4">
        <p className="text-sm font-semibold">
          <Link
            to={catalogueWith({ category: book.category })}
            className="relative inline-flex min-h-8 after:absolute after:inset-0 after:-inset-y-2.5 items-center rounded-full bg-accent-wash px-3 hover:underline"
          >
            <CategoryName slug={book.category} />
          </Link>
        </p>
        {book.draft && <p className="mt-3 font-semibold text-red">{words.book.draft}</p>}
        <div className="mt-3 flex flex-wrap items-start justify-between gap-x-4">
          {/* A word breaks only if it is longer than a line; then the buttons move below. */}
          <h1
            lang={language}
            dir="auto"
            className="max-w-full flex-1 basis-44 text-[clamp(min(1.75rem,15cqi),0.9rem+5cqi,3.25rem)] wrap-break-word"
          >
            {book.title}
          </h1>
          <div className="flex shrink-0">
            {heart}
            <ShareBook book={book} />
          </div>
        </div>
        <BookFacts book={book} />
        <Price book={book} className="mt-6 text-3xl" />
        <VatNoteOfBook book={book} />
        <AvailabilityNote book={book} className="mt-1" />
        <CopyCondition book={book} />
        <div className="mt-5 hidden sm:block">{action}</div>
        {delivery}
        <OtherCopies book={book} />
        <div className="mt-8 border-t border-line pt-6">
          <h2 className="text-xl">{words.book.description}</h2>
          <p
            lang={language}
            dir="auto"
            className="mt-3 max-w-prose text-[1.0625rem] leading-[1.65] whitespace-pre-line"
          >
            {book.description}
          </p>
        </div>
        {book.maker && <BookManufacturer manufacturer={book.maker} />}
      </div>
    </article>
  );
}

/** A big cover on a background of its own colours. */
function BookStage({ book }: { book: PublicBook }) {
  const ground = coverSources(book.coverImage, 160);
  return (
    <div className={stage}>
      {ground && (
        <Picture
          {...ground}
          alt=""
          aria-hidden="true"
          className="absolute inset-0 -z-10 size-full scale-150 object-cover opacity-75 blur-3xl saturate-150"
        />
      )}
      <Cover
        book={book}
        sizes="(min-width: 768px) 304px, 216px"
        alt={words.book.coverOf(book.title)}
        eagerOn="every screen"
        className={coverSize}
      />
    </div>
  );
}

export function BookSummarySkeleton() {
  return (
    <div className={columns}>
      <div className={stage}>
        <Skeleton className={`aspect-2/3 bg-line! ${coverSize}`} />
      </div>
      <div className="space-y-5 md:py-4">
        <p role="status" className="text-ink-soft">
          {words.bookList.loading}
        </p>
        <Skeleton className="h-14 w-4/5" />
        <Skeleton className="h-22 w-1/2" />
        <Skeleton className="h-10 w-32" />
        <Skeleton className="h-12 w-44" />
        <Skeleton className="h-60" />
      </div>
    </div>
  );
}
