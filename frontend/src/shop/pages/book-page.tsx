import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { Book, PublicBook } from '@storyloom/backend/contract/book/book';
import { canBeOrdered } from '@storyloom/backend/contract/book/delivery-estimate';
import { BookSummary, BookSummarySkeleton } from '@/shop/book/book-summary';
import { booksApi } from '@/api/endpoints/books.api';
import { storeViewed } from '@/shop/book/recently-viewed.storage';
import { AddToCart } from '@/shop/cart/add-to-cart';
import { DeliveryText } from '@/shop-facts/settings/delivery-text';
import { WishHeart } from '@/shop/wishlist/wish-heart';
import { isNotFound, Loaded } from '@/ui/loaded';
import { formatPrice } from '@/shop-facts/formats/formats';
import { usePageTitle } from '@/shop-facts/use-page-title';
import { BookRow } from '@/shop/book-lists/book-row';
import { RecentlyViewed } from '@/shop/book-lists/recently-viewed';
import { RequestSoldOutBook } from './request-book';
import { RecordNotFound } from '@/shop/ui/record-not-found';
import { words } from '@/words/first';

export function BookPage() {
  const { id = '' } = useParams();
  const query = booksApi.useReadBookQuery(id);
  const { currentData, error } = query;
  usePageTitle(titleOf(currentData?.stored, error));
  const loadedId = currentData?.stored._id;
  useEffect(() => {
    if (loadedId) storeViewed(loadedId);
  }, [loadedId]);

  return (
    <Loaded
      query={{ ...query, data: currentData }}
      failed={words.book.failed}
      failedClassName="page py-16"
      notFound={
        <div className="page">
          <RecordNotFound title={words.book.failed} text={words.book.unknown} />
        </div>
      }
      loading={<BookSummarySkeleton />}
    >
      {({ stored }) => <BookDetails book={stored} />}
    </Loaded>
  );
}

function BookDetails({ book }: { book: PublicBook }) {
  return (
    <>
      <BookSummary
        book={book}
        action={<AddToCart book={book} size="normal" />}
        heart={<WishHeart bookId={book._id} title={book.title} />}
        delivery={<DeliveryOrRequest book={book} />}
      />
      {/* Fixed to the bottom of a phone's screen, but read out before the content below. */}
      {canBeOrdered(book) && (
        <div className="bottom-bar border-y border-line bg-surface sm:hidden">
          <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <p className="min-w-14 flex-1">
              <span dir="auto" className="block truncate text-sm text-ink-soft">
                {book.title}
              </span>
              <span className="font-semibold tabular-nums">{formatPrice(book.newPrice)}</span>
            </p>
            <AddToCart book={book} size="normal" />
          </div>
        </div>
      )}
      <RelatedBooks bookId={book._id} />
      <RecentlyViewed key={book._id} exceptId={book._id} />
    </>
  );
}

/** The text about delivery, an estimate of this book, or the request form of a sold-out book. */
function DeliveryOrRequest({ book }: { book: PublicBook }) {
  if (book.promise) return null;
  // A sold used copy is not replaced, so there is nothing to wait for.
  if (book.stock === 0) return book.condition ? null : <RequestSoldOutBook bookId={book._id} />;
  return <DeliveryText className="mt-3" />;
}

/** Books by the same author or in the same category; nothing if there are none. */
function RelatedBooks({ bookId }: { bookId: string }) {
  const { currentData, error } = booksApi.useListRelatedBooksQuery(bookId);
  if (error || currentData?.length === 0) return null;
  return (
    <section className="page pt-14 sm:pt-20">
      <BookRow title={words.book.related} books={currentData} />
    </section>
  );
}

function titleOf(book: Book | undefined, error: unknown): string {
  if (book) return words.titles.book(book);
  return isNotFound(error) ? words.titles.notFound : '';
}
