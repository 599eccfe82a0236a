import { adminTexts } from '@/config/admin-messages';
import { Button } from '@/ui/controls/button';
import { AllBooks } from './table/all-books';
import { BookTableFilterBar } from './table/book-table-filter-bar';
import { DeletedBooks } from './deleted-books';
import { PagedBooks } from './table/paged-books';
import { useBookTableFilters, type BookTableFilters } from './table/use-book-table-filters';

/** The table of all books: page by page, or the whole list below each other. */
export function ManageBooks() {
  const { filters, setFilters } = useBookTableFilters();
  const { isWhole } = filters;
  return (
    <div className="[--book-row-height:7.1rem] md:[--book-row-height:4.5rem]">
      <BookTableFilterBar>
        <Button
          variant="quiet"
          size="small"
          className="sm:ml-auto"
          aria-pressed={isWhole}
          onClick={() => setFilters({ isWhole: !isWhole })}
        >
          {isWhole ? 'Page by page' : adminTexts.seeAll}
        </Button>
      </BookTableFilterBar>
      <ChosenBooks {...filters} />
    </div>
  );
}

function ChosenBooks({ draft, isWhole }: BookTableFilters) {
  if (draft === 'deleted') return <DeletedBooks />;
  return isWhole ? <AllBooks /> : <PagedBooks />;
}
