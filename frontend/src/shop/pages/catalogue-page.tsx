import { Link, Navigate } from 'react-router-dom';
import { booksApi } from '@/api/endpoints/books.api';
import { useFilledShelves } from '@/api/endpoints/shelves.api';
import { catalogueWith, paths } from '@/config/paths';
import { CatalogueControls } from '@/shop/catalogue/catalogue-controls';
import { pageSize } from '@/shop/catalogue/catalogue-filters';
import { useSearchFilters } from '@/shop/catalogue/use-search-filters';
import { Button, ButtonLink } from '@/ui/controls/button';
import { PageLinks } from '@/ui/controls/page-links';
import { pillClassName } from '@/ui/controls/pills';
import { Loaded } from '@/ui/loaded';
import { EmptyState } from '@/ui/notices/empty-state';
import { usePageTitle } from '@/shop-facts/use-page-title';
import { BookGrid } from '@/shop/book-lists/book-grid';
import { RequestUnknownBook } from './request-book';
import { useCategories } from '@/shop-facts/settings/categories';
import { words } from '@/words/first';

export function CataloguePage() {
  const categories = useCategories();
  const search = useSearchFilters(categories);
  const query = booksApi.useSearchBooksQuery(search.query);
  const { currentData, error } = query;
  /** The filters stay unchanged while another list loads. */
  const latest = currentData ?? query.data;
  const named = categories.find(({ slug }) => slug === search.category);
  const view = { ...search, category: named?.name };
  usePageTitle(words.titles.catalogue(view));
  const pageCount = Math.ceil((currentData?.total ?? 0) / pageSize);

  // An old link to a page that the list no longer has.
  if (pageCount > 0 && search.page > pageCount) {
    return <Navigate replace to={search.urlOf(pageCount)} />;
  }

  return (
    <div className="page py-8 sm:py-12">
      {search.isCategoryGone && <Navigate replace to={search.urlOf(search.page)} />}
      <h1 className="text-4xl [overflow-wrap:anywhere]">
        {/* The search text may be right-to-left; the rest of the title is not. */}
        {search.q ? (
          words.catalogue.resultsFor(<bdi>{search.q}</bdi>)
        ) : (
          <span>{words.titles.catalogue(view)}</span>
        )}
      </h1>
      <p role="status" className="mt-2 min-h-6 text-ink-soft">
        {currentData ? words.bookList.count(currentData.total) : !error && words.bookList.loading}
      </p>
      <div className="mt-6">
        <CatalogueControls
          search={search}
          counts={currentData?.categories}
          used={latest?.used}
          hasBooksToOrder={latest?.books.some(({ promise }) => promise !== undefined) ?? false}
        />
      </div>
      <div className="mt-10">
        <h2 className="sr-only">{words.bookList.heading}</h2>
        <Loaded
          query={{ ...query, data: currentData }}
          failed={words.bookList.failed}
          loading={<BookGrid books={undefined} />}
        >
          {({ total, books, suggestion }) => (
            <>
              {total === 0 ? (
                <NoBooksFound search={search} suggestion={suggestion} />
              ) : (
                <BookGrid books={books} />
              )}
              <PageLinks page={search.page} pageCount={pageCount} to={search.urlOf} />
            </>
          )}
        </Loaded>
      </div>
      <ShelfLinks q={search.q} />
    </div>
  );
}

interface NoBooksFoundProps {
  search: ReturnType<typeof useSearchFilters>;
  suggestion: string | undefined;
}

/** The page of a search without results: the likeliest next step, and popular books. */
function NoBooksFound({ search, suggestion }: NoBooksFoundProps) {
  const isAll = !search.q && !search.isFiltered;
  const { empty, noMatch, othersRead, othersReadOutside } = words.catalogue;
  return (
    <>
      <EmptyState
        picture="empty-search.svg"
        title={isAll ? empty.title : noMatch.title}
        text={isAll ? empty.text : adviceFor(search.isFiltered, suggestion)}
        action={!isAll && <NoResultsAction search={search} suggestion={suggestion} />}
      />
      {search.q && (
        <div className="mx-auto max-w-md">
          <RequestUnknownBook key={search.q} q={search.q} />
        </div>
      )}
      <TrendingBooks title={search.isFiltered ? othersReadOutside : othersRead} />
    </>
  );
}

function NoResultsAction({ search, suggestion }: NoBooksFoundProps) {
  if (suggestion)
    return (
      <ButtonLink to={catalogueWith({ q: suggestion })}>
        {words.catalogue.noMatch.lookFor(suggestion)}
      </ButtonLink>
    );
  if (search.isFiltered)
    return <Button onClick={search.clearFilters}>{words.catalogue.clearFilters}</Button>;
  return <ButtonLink to={paths.catalogue}>{words.bookList.seeAll}</ButtonLink>;
}

function adviceFor(isFiltered: boolean, suggestion: string | undefined): string {
  const { didYouMean, tooNarrow, anotherWord } = words.catalogue.noMatch;
  if (suggestion) return didYouMean;
  return isFiltered ? tooNarrow : anotherWord;
}

const limit = 4;

function TrendingBooks({ title }: { title: string }) {
  const { data, error } = booksApi.useListBooksQuery({ trending: true, limit });
  if ((error && !data) || data?.books.length === 0) return null;
  return (
    <section className="pt-8">
      <h2 className="mb-6 text-2xl">{title}</h2>
      <BookGrid books={data?.books} expected={limit} />
    </section>
  );
}

/** Links to the shop's shelves; on a search, those with matching titles come first. */
function ShelfLinks({ q }: { q: string }) {
  const searched = q.toLocaleLowerCase();
  const rank = (title: string) => Number(!title.toLocaleLowerCase().includes(searched));
  const shown = useFilledShelves().toSorted((one, other) => rank(one.title) - rank(other.title));
  if (shown.length === 0) return null;
  return (
    <nav aria-label={words.catalogue.shelvesNav} className="mt-14 border-t border-line pt-8">
      <h2 className="text-2xl">{words.catalogue.shelves}</h2>
      <ul className="-mx-2 mt-3 flex flex-wrap gap-1">
        {shown.map(({ slug, title }) => (
          <li key={slug} className="max-w-full">
            <Link
              to={paths.shelf(slug)}
              dir="auto"
              className={`${pillClassName} max-w-full wrap-anywhere`}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
