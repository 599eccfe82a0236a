import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { catalogueHeading, sitePages } from '@storyloom/backend/contract/site-pages';
import { retryProps } from '@/api/api-error';
import { customerTexts } from '@/config/messages';
import { paths } from '@/config/paths';
import { useSearchBooksQuery } from '@/api/books.api';
import { CatalogueControls } from '@/shop/catalogue/catalogue-controls';
import { pageSize, useSearchFilters } from '@/shop/catalogue/use-search-filters';
import { PageLinks } from '@/ui/controls/page-links';
import { RetryNotice } from '@/ui/retry-notice';
import { usePageTitle } from '@/browser/page-title';
import { BookGrid } from './books/book-grid';
import { NothingFound } from './nothing-found';

export function CataloguePage() {
  const search = useSearchFilters();
  const { currentData, error, isFetching, refetch } = useSearchBooksQuery(search.query);
  usePageTitle(sitePages.catalogue.title(search));
  const pageAddress = usePageAddress();
  const navigate = useNavigate();
  const pageCount = Math.ceil((currentData?.total ?? 0) / pageSize);

  // An old link to a page that the list no longer has.
  const lastPage = pageCount > 0 && search.page > pageCount ? pageAddress(pageCount) : undefined;
  useEffect(() => {
    if (lastPage) void navigate(lastPage, { replace: true });
  }, [lastPage, navigate]);

  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-4xl [overflow-wrap:anywhere]">
        {/* What was typed may run from right to left; the rest does not. */}
        {search.q ? (
          <>
            Results for “<bdi>{search.q}</bdi>”
          </>
        ) : (
          catalogueHeading(search)
        )}
      </h1>
      <p role="status" className="mt-2 min-h-6 text-ink-soft">
        {currentData ? countText(currentData.total) : !error && customerTexts.loading}
      </p>
      <div className="mt-6">
        <CatalogueControls search={search} counts={currentData?.categories} />
      </div>
      <div className="mt-10">
        <h2 className="sr-only">Books</h2>
        {error && !currentData ? (
          <RetryNotice
            text="The books did not load"
            isRetrying={isFetching}
            {...retryProps(error)}
            onRetry={refetch}
          />
        ) : (
          currentData?.total !== 0 && <BookGrid books={currentData?.books} />
        )}
        {currentData?.total === 0 && (
          <NothingFound search={search} suggestion={currentData.suggestion} />
        )}
        {currentData && <PageLinks page={search.page} pageCount={pageCount} to={pageAddress} />}
      </div>
    </div>
  );
}

function countText(total: number): string {
  return total === 1 ? '1 book' : `${total} books`;
}

function usePageAddress() {
  const { search } = useLocation();
  return (page: number) => {
    const params = new URLSearchParams(search);
    if (page > 1) params.set('page', String(page));
    else params.delete('page');
    return params.size > 0 ? `${paths.catalogue}?${params.toString()}` : paths.catalogue;
  };
}
