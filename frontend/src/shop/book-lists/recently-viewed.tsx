import { useState } from 'react';
import { booksApi } from '@/api/endpoints/books.api';
import { removeViewed, readRecentlyViewed } from '@/shop/book/recently-viewed.storage';
import { ResetOnSignOut } from '@/shop/sign-in/reset-on-sign-out';
import { SmallButton } from '@/ui/controls/button';
import { restoreFocus } from '@/ui/dialog';
import { useIsInBrowser } from '@/browser/use-is-in-browser';
import { words } from '@/words/first';
import { BookRow } from './book-row';

interface RecentlyViewedProps {
  exceptId?: string;
}

/** Recently viewed books; nothing until there are some. */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const isInBrowser = useIsInBrowser();
  return (
    isInBrowser && (
      <ResetOnSignOut>
        <ViewedBooks {...props} />
      </ResetOnSignOut>
    )
  );
}

function ViewedBooks({ exceptId }: RecentlyViewedProps) {
  const [ids, setIds] = useState(() => readRecentlyViewed().filter((id) => id !== exceptId));
  const { data, error } = booksApi.useListBooksQuery(
    { ids: [...ids].sort() },
    { skip: ids.length === 0 },
  );
  // In the order of the visits; books that are no longer sold are skipped.
  const books = data && ids.flatMap((id) => data.books.find((book) => book._id === id) ?? []);
  if (ids.length === 0 || books?.length === 0 || (error && !books)) return null;

  const clear = () => {
    removeViewed();
    setIds([]);
    queueMicrotask(restoreFocus);
  };
  return (
    <section className="page pt-14 sm:pt-20">
      <BookRow
        title={words.bookList.recentlyViewed}
        filter={<SmallButton onClick={clear}>{words.bookList.clearViewed}</SmallButton>}
        books={books}
        isQuiet
      />
    </section>
  );
}
