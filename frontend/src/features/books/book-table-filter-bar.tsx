import { categories } from '@storyloom/backend/contract/book';
import { Button } from '@/ui/button';
import { Select } from '@/ui/field';
import { hasFilters, useBookTableFilters, type BookTableFilters } from './use-book-table-filters';

const sortNames: Record<BookTableFilters['sort'], string> = {
  '': 'Newest first',
  title: 'Title',
  'price-asc': 'Price, lowest first',
  'price-desc': 'Price, highest first',
  stock: 'Stock, lowest first',
};

export function BookTableFilterBar() {
  const { filters, setFilters } = useBookTableFilters();
  return (
    <div className="grid w-full grid-cols-2 items-center gap-3 sm:flex sm:w-auto sm:flex-1 sm:flex-wrap">
      <Select
        label="Category"
        isLabelHidden
        value={filters.category}
        onChange={(event) =>
          setFilters({ category: event.target.value as BookTableFilters['category'] })
        }
        className="[&_select]:capitalize"
      >
        <option value="">All categories</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </Select>
      <Select
        label="On sale, drafts or deleted"
        isLabelHidden
        value={filters.draft}
        onChange={(event) => setFilters({ draft: event.target.value as BookTableFilters['draft'] })}
      >
        <option value="">On sale</option>
        <option value="true">Drafts</option>
        <option value="deleted">Deleted books</option>
      </Select>
      <Select
        label="Trending"
        isLabelHidden
        value={filters.trending}
        onChange={(event) =>
          setFilters({ trending: event.target.value as BookTableFilters['trending'] })
        }
      >
        <option value="">Trending or not</option>
        <option value="true">Trending</option>
        <option value="false">Not trending</option>
      </Select>
      <Select
        label="Stock"
        isLabelHidden
        value={filters.stock}
        onChange={(event) => setFilters({ stock: event.target.value as BookTableFilters['stock'] })}
      >
        <option value="">Any stock</option>
        <option value="low">Low stock</option>
      </Select>
      <Select
        label="Sort by"
        isLabelHidden
        value={filters.sort}
        onChange={(event) => setFilters({ sort: event.target.value as BookTableFilters['sort'] })}
      >
        {Object.entries(sortNames).map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </Select>
      {hasFilters(filters) && (
        <Button
          variant="plain"
          size="small"
          onClick={() => setFilters({ q: '', category: '', trending: '', stock: '' })}
        >
          Clear filters
        </Button>
      )}
    </div>
  );
}
