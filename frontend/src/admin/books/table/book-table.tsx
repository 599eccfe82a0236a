import { adminTexts } from '@/config/admin-messages';
import { SmallButton } from '@/ui/controls/button';
import { WholeBookTable } from './whole-book-table';
import { BookTableFilterBar } from './book-table-filter-bar';
import { DeletedBooks } from '@/admin/books/deleted-books';
import { BookTablePages } from './book-table-pages';
import { useBookTableFilters, type BookTableFilters } from './book-table-filters';

/** The table of all books: page by page, or the whole list below each other. */
export function BookTable() {
  const { filters, setFilters } = useBookTableFilters();
  const isWhole = filters.all === '1';
  return (
    <div className="[--book-row-height:7.1rem] md:[--book-row-height:4.5rem]">
      <BookTableFilterBar>
        <SmallButton
          className="sm:ml-auto"
          aria-pressed={isWhole}
          onClick={() => setFilters({ all: isWhole ? '' : '1' })}
        >
          {isWhole ? 'Page by page' : adminTexts.seeAll}
        </SmallButton>
      </BookTableFilterBar>
      <ChosenBooks {...filters} />
    </div>
  );
}

function ChosenBooks({ draft, all }: BookTableFilters) {
  if (draft === 'deleted') return <DeletedBooks />;
  return all ? <WholeBookTable /> : <BookTablePages />;
}
