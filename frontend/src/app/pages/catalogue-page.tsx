import { useLocation } from 'react-router-dom';
import { isTemporary, readApiProblem } from '@/api/api-error';
import { customerTexts } from '@/config/messages';
import { catalogueWith, paths } from '@/config/paths';
import { CatalogueControls } from '@/features/search/catalogue-controls';
import { useSearchBooksQuery } from '@/features/search/search.api';
import { PageLinks } from '@/features/search/page-links';
import { pageSize, useSearchChoice } from '@/features/search/use-search-choice';
import { ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

import { pictureUrl } from '@/ui/pictures';
import { RetryNotice } from '@/ui/retry-notice';
import { usePageTitle } from '@/ui/use-page-title';
import { BookGrid } from './book-grid';

export function CataloguePage() {
  const search = useSearchChoice();
  const { currentData, error, isFetching, refetch } = useSearchBooksQuery(search.choice);
  const title = search.q ? `Results for “${search.q}”` : 'All books';
  usePageTitle(title);
  const pageAddress = usePageAddress();

  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-4xl">{title}</h1>
      <p role="status" className="mt-2 min-h-6 text-ink-soft">
        {currentData ? countText(currentData.total) : !error && customerTexts.loading}
      </p>
      <div className="mt-6">
        <CatalogueControls search={search} counts={currentData?.categories} />
      </div>
      <div className="mt-10">
        {error && !currentData ? (
          <RetryNotice
            text="The books did not load"
            isRetrying={isFetching}
            isTemporary={isTemporary(readApiProblem(error))}
            onRetry={refetch}
          />
        ) : (
          currentData?.total !== 0 && <BookGrid books={currentData?.books} />
        )}
        {currentData?.total === 0 && <NothingFound suggestion={currentData.suggestion} />}
        {currentData && (
          <PageLinks
            page={search.page}
            pages={Math.ceil(currentData.total / pageSize)}
            to={pageAddress}
          />
        )}
      </div>
    </div>
  );
}

function NothingFound({ suggestion }: { suggestion: string | undefined }) {
  return (
    <EmptyState
      picture={pictureUrl('empty-search.svg')}
      title="Nothing on our shelves matches"
      action={
        suggestion ? (
          <ButtonLink to={catalogueWith({ q: suggestion })}>Look for “{suggestion}”</ButtonLink>
        ) : (
          <ButtonLink to={paths.catalogue}>See all books</ButtonLink>
        )
      }
    >
      <p>{suggestion ? 'Did you mean this?' : 'Try another word, or a name you remember.'}</p>
    </EmptyState>
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
