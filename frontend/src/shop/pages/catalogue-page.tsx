import { Navigate, useSearchParams } from 'react-router-dom';
import { catalogueHeading, sitePages } from '@storyloom/backend/contract/shop/site-pages';
import { customerTexts } from '@/config/messages';
import { useSearchBooksQuery } from '@/api/books.api';
import { CatalogueControls } from '@/shop/catalogue/catalogue-controls';
import { pageSize, readSearchQuery, useSearchFilters } from '@/shop/catalogue/catalogue-filters';
import { PageLinks } from '@/ui/controls/page-links';
import { Loaded } from '@/ui/loaded';
import { usePageTitle } from '@/ui/use-page-title';
import { countOf } from '@/ui/text/count';
import { BookGrid } from './books/book-grid';
import { ShelfLinks } from './lists/shelf-links';
import { NoBooksFound } from './no-books-found';
import { useCategories } from '@/ui/settings/categories';

export function CataloguePage() {
  const search = useSearchFilters();
  const [address] = useSearchParams();
  const query = useSearchBooksQuery(readSearchQuery(address));
  const { currentData, error } = query;
  const categories = useCategories();
  const named = categories.find(({ slug }) => slug === search.category);
  const view = { ...search, category: named?.name };
  usePageTitle(sitePages.catalogue.title(view));
  const pageCount = Math.ceil((currentData?.total ?? 0) / pageSize);

  // An old link to a category that the shop no longer has.
  if (search.category && categories.length > 0 && !named) {
    return <Navigate replace to={search.withoutCategory} />;
  }
  // An old link to a page that the list no longer has.
  if (pageCount > 0 && search.page > pageCount) {
    return <Navigate replace to={search.addressOf(pageCount)} />;
  }

  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-4xl [overflow-wrap:anywhere]">
        {/* What was typed may run from right to left; the rest does not. */}
        {search.q ? (
          <>
            Results for “<bdi>{search.q}</bdi>”
          </>
        ) : (
          catalogueHeading(view)
        )}
      </h1>
      <p role="status" className="mt-2 min-h-6 text-ink-soft">
        {currentData ? countOf(currentData.total, 'book') : !error && customerTexts.loading}
      </p>
      <div className="mt-6">
        <CatalogueControls search={search} counts={currentData?.categories} />
      </div>
      <div className="mt-10">
        <h2 className="sr-only">Books</h2>
        <Loaded
          query={{ ...query, data: currentData }}
          failed={customerTexts.booksFailed}
          waiting={<BookGrid books={undefined} />}
        >
          {({ total, books, suggestion }) => (
            <>
              {total === 0 ? (
                <NoBooksFound search={search} suggestion={suggestion} />
              ) : (
                <BookGrid books={books} />
              )}
              <PageLinks page={search.page} pageCount={pageCount} to={search.addressOf} />
            </>
          )}
        </Loaded>
      </div>
      <ShelfLinks q={search.q} />
    </div>
  );
}
