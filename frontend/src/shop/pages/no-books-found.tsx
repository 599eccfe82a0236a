import { catalogueWith, paths } from '@/config/paths';
import { useListBooksQuery } from '@/api/books.api';
import type { useSearchFilters } from '@/shop/catalogue/catalogue-filters';
import { Button, ButtonLink } from '@/ui/controls/button';
import { EmptyState } from '@/ui/notices/empty-state';
import { pictureUrl } from '@/ui/pictures/pictures';
import { AskTheShop } from './books/wishes';
import { BookGrid } from './books/book-grid';

interface NoBooksFoundProps {
  search: ReturnType<typeof useSearchFilters>;
  /** What may have been meant. */
  suggestion: string | undefined;
}

/** A result without books: the likeliest way on, and books that others like. */
export function NoBooksFound({ search, suggestion }: NoBooksFoundProps) {
  return (
    <>
      <EmptyState
        picture={pictureUrl('empty-search.svg')}
        title="Nothing on our shelves matches"
        action={<WayOn search={search} suggestion={suggestion} />}
      >
        <p>{adviceFor(search.isFiltered, suggestion)}</p>
      </EmptyState>
      {search.q && (
        <div className="mx-auto max-w-md">
          <AskTheShop key={search.q} q={search.q} />
        </div>
      )}
      <TrendingBooks
        title={
          search.isFiltered
            ? 'Outside your filters: what others are reading'
            : 'What others are reading'
        }
      />
    </>
  );
}

function WayOn({ search, suggestion }: NoBooksFoundProps) {
  if (suggestion)
    return <ButtonLink to={catalogueWith({ q: suggestion })}>Look for “{suggestion}”</ButtonLink>;
  if (search.isFiltered) return <Button onClick={search.clearFilters}>Clear filters</Button>;
  return <ButtonLink to={paths.catalogue}>See all books</ButtonLink>;
}

function adviceFor(isFiltered: boolean, suggestion: string | undefined): string {
  if (suggestion) return 'Did you mean this?';
  if (isFiltered) return 'The filters may be too narrow.';
  return 'Try another word, or a name you remember.';
}

const limit = 4;

function TrendingBooks({ title }: { title: string }) {
  const { data, error } = useListBooksQuery({ trending: true, limit });
  if ((error && !data) || data?.books.length === 0) return null;
  return (
    <section className="pt-8">
      <h2 className="mb-6 text-2xl">{title}</h2>
      <BookGrid books={data?.books} expected={limit} />
    </section>
  );
}
