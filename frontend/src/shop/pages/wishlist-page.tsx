import { useDispatch, useSelector } from 'react-redux';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { paths } from '@/config/paths';
import { booksApi } from '@/api/endpoints/books.api';
import { selectWishCount, selectWishedIds, wishesRemoved } from '@/shop/wishlist/wishlist.slice';
import { ButtonLink, SmallButton } from '@/ui/controls/button';
import { LoadFailed } from '@/ui/loaded';
import { EmptyState } from '@/ui/notices/empty-state';
import { Notice } from '@/ui/notices/notice';
import { words } from '@/words/shop';
import { BookGrid } from '@/shop/book-lists/book-grid';
import { MoreBooks } from '@/shop/book-lists/more-books';

export function WishlistPage() {
  const ids = useSelector(selectWishedIds);
  const count = useSelector(selectWishCount);
  return (
    <>
      <div className="page py-8 sm:py-12">
        <h1 className="text-4xl">{words.titles.wishlist}</h1>
        {ids.length === 0 ? <EmptyWishlist /> : <WishlistBooks ids={ids} />}
      </div>
      {count === 0 && <MoreBooks />}
    </>
  );
}

function WishlistBooks({ ids }: { ids: string[] }) {
  const dispatch = useDispatch();
  const query = booksApi.useListBooksQuery({ ids: [...ids].sort() });
  const { data, currentData, error, isFetching } = query;
  // In the order of the wishlist. After a removal, the previous response still has the other books.
  const books = data && ids.flatMap((id) => data.books.find((book) => book._id === id) ?? []);
  const missing = ids.filter((id) => !books?.some(({ _id }) => _id === id));
  if (error && !currentData && missing.length > 0) {
    return (
      <div className="mt-8">
        <LoadFailed text={words.bookList.failed} query={query} />
      </div>
    );
  }
  // Only a response to exactly these ids shows which books are unavailable.
  const unavailable = currentData && !isFetching ? missing : [];
  // An empty result shows only the notice about unavailable books.
  const isEmpty = books?.length === 0;
  return (
    <>
      <p role="status" className="mt-2 mb-8 min-h-6 text-ink-soft">
        {!isEmpty && (books ? words.bookList.count(books.length) : words.bookList.loading)}
      </p>
      {unavailable.length > 0 && (
        <Notice className="mb-8">
          <p>{words.wishlist.noLongerSold(unavailable.length)}</p>
          <SmallButton
            ref={restoreFocusBeside}
            className="mt-2"
            onClick={() => dispatch(wishesRemoved(unavailable))}
          >
            {words.wishlist.takeOff(unavailable.length)}
          </SmallButton>
        </Notice>
      )}
      {!isEmpty && (
        <>
          <h2 className="sr-only">{words.bookList.heading}</h2>
          <BookGrid books={books} expected={ids.length} />
        </>
      )}
    </>
  );
}

function EmptyWishlist() {
  return (
    <EmptyState
      picture="empty-wishlist.svg"
      {...words.wishlist.empty}
      action={<ButtonLink to={paths.catalogue}>{words.bookList.seeAll}</ButtonLink>}
    />
  );
}
