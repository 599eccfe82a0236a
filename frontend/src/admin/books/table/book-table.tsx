import { Button, SmallButton } from '@/ui/controls/button';
import { Select } from '@/ui/form/select';
import { CategoryOptions } from '@/shop-facts/settings/categories';
import { DeletedBooks } from '@/admin/books/table/deleted-books';
import { hasFilters, useBookTableFilters, type BookTableFilters } from './book-table-filters';
import { BookTablePages } from './book-table-pages';
import { InfiniteBookTable } from './infinite-book-table';
import { words } from '@/words/admin';

/** The table of all books: in pages, or as one list that grows. */
export function BookTable() {
  return (
    <>
      <FilterBar />
      <BookTableBody />
    </>
  );
}

function BookTableBody() {
  const { draft, all } = useBookTableFilters().filters;
  if (draft === 'deleted') return <DeletedBooks />;
  return all ? <InfiniteBookTable /> : <BookTablePages />;
}

type FilterName = 'category' | 'draft' | 'stock' | 'sort';

/** The options of each filter, in the order of the bar; '' is the default. */
function filterOptions(): Record<FilterName, { label: string; options: Record<string, string> }> {
  const texts = words.adminBooks.filters;
  return {
    category: { label: texts.category, options: { '': texts.allCategories } },
    draft: { label: texts.draft, options: texts.drafts },
    stock: { label: texts.stock, options: texts.stocks },
    sort: {
      label: texts.sort,
      options: texts.sorts satisfies Record<BookTableFilters['sort'], string>,
    },
  };
}

/** Deleted books have one order and no other filters. */
function FilterBar() {
  const { filters, setFilters } = useBookTableFilters();
  const isDeleted = filters.draft === 'deleted';
  const texts = words.adminBooks.filters;
  const shown = Object.entries(filterOptions()).filter(([name]) => !isDeleted || name === 'draft');
  return (
    <div
      className={`mb-4 items-center gap-3 sm:flex sm:flex-wrap ${
        isDeleted ? '' : 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))]'
      }`}
    >
      {shown.map(([name, { label, options }]) => (
        <Select
          key={name}
          label={label}
          isLabelHidden
          value={filters[name as FilterName]}
          onChange={(event) => setFilters({ [name]: event.target.value })}
          className="max-sm:first:col-span-full max-[359px]:[&_select]:px-1 max-[359px]:[&_select]:text-sm"
        >
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
          {name === 'category' && <CategoryOptions also={filters.category} />}
        </Select>
      ))}
      {!isDeleted && hasFilters(filters) && (
        <Button
          variant="plain"
          size="small"
          onClick={() => setFilters({ q: '', category: '', stock: '' })}
        >
          {texts.clear}
        </Button>
      )}
      {!isDeleted && (
        <SmallButton
          className="sm:ms-auto"
          aria-pressed={filters.all === '1'}
          onClick={() => setFilters({ all: filters.all ? '' : '1' })}
        >
          {filters.all ? texts.pageByPage : texts.seeAll}
        </SmallButton>
      )}
    </div>
  );
}
