import { usePageTitle } from '@/shop-facts/use-page-title';
import { RecordNotFound } from '@/shop/ui/record-not-found';
import { BookGrid } from '@/shop/book-lists/book-grid';
import { isNotFound, Loaded, type Query } from '@/ui/loaded';
import { Skeleton } from '@/ui/spinner';
import type { Elements } from '@/ui/elements';
import { words } from '@/words/shop';

interface BooksPageProps<Data> {
  query: Query<Data> & { currentData?: Data | undefined };
  /** The title of the browser tab. */
  title: (data: Data) => string;
  /** The headline if the API knows no such shelf or author. */
  missing: string;
  children: (data: Data) => Elements;
}

/** The page of a shelf or of an author. */
export function BooksPage<Data>(props: BooksPageProps<Data>) {
  const { query, title, missing, children } = props;
  const { currentData, error } = query;
  const otherTitle = isNotFound(error) ? words.titles.notFound : '';
  usePageTitle(currentData ? title(currentData) : otherTitle);
  return (
    <div className="page py-8 sm:py-12">
      <Loaded
        query={{ ...query, data: currentData }}
        failed={words.bookList.failed}
        notFound={<RecordNotFound title={missing} text={words.shelves.maybeGone} />}
        loading={<BooksLoading />}
      >
        {children}
      </Loaded>
    </div>
  );
}

function BooksLoading() {
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
