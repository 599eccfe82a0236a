import { usePageTitle } from '@/shop-facts/settings/use-page-title';
import { NothingHere } from '@/shop/pages/nothing-here';
import { BookGrid } from '@/shop/pages/book-lists/book-grid';
import { isNotFound, Loaded, type Query } from '@/ui/loaded';
import { Skeleton } from '@/ui/spinner';
import type { Elements } from '@/ui/elements';
import { words } from '@/words/shop';

interface BookListPageProps<Data> {
  query: Query<Data> & { currentData?: Data | undefined };
  /** What the browser's tab is named after. */
  title: (data: Data) => string;
  /** The headline where there is nothing at this address. */
  missing: string;
  children: (data: Data) => Elements;
}

/** A page of some books: of a shelf, of an author. */
export function BookListPage<Data>(props: BookListPageProps<Data>) {
  const { query, title, missing, children } = props;
  const { currentData, error } = query;
  const otherTitle = isNotFound(error) ? words.titles.notFound : '';
  usePageTitle(currentData ? title(currentData) : otherTitle);
  return (
    <div className="page py-8 sm:py-12">
      <Loaded
        query={{ ...query, data: currentData }}
        failed={words.bookList.failed}
        notFound={<NothingHere title={missing} text={words.shelves.maybeGone} />}
        waiting={<Waiting />}
      >
        {children}
      </Loaded>
    </div>
  );
}

function Waiting() {
  return (
    <>
      <p role="status" className="sr-only">
        {words.bookList.loading}
      </p>
      <Skeleton className="h-12 w-3/5" />
      <div className="mt-10">
        <BookGrid books={undefined} />
      </div>
    </>
  );
}
