import { categories } from '@storyloom/backend/contract/book';
import { Button } from '@/ui/button';
import { Select } from '@/ui/field';
import { hasFilters, useBookTableFilters, type BookTableFilters } from './use-book-table-filters';

type ChosenFilter = 'category' | 'draft' | 'trending' | 'stock' | 'sort';

/** What there is to choose from, in the order of the bar; '' is what the table begins with. */
const choices: Record<ChosenFilter, { label: string; options: Record<string, string> }> = {
  category: {
    label: 'Category',
    options: {
      '': 'All categories',
      ...Object.fromEntries(categories.map((category) => [category, category])),
    },
  },
  draft: {
    label: 'On sale, drafts or deleted',
    options: { '': 'On sale', true: 'Drafts', deleted: 'Deleted books' },
  },
  trending: {
    label: 'Trending',
    options: { '': 'Trending or not', true: 'Trending', false: 'Not trending' },
  },
  stock: { label: 'Stock', options: { '': 'Any stock', low: 'Low stock' } },
  sort: {
    label: 'Sort by',
    options: {
      '': 'Newest first',
      title: 'Title',
      'price-asc': 'Price, lowest first',
      'price-desc': 'Price, highest first',
      stock: 'Stock, lowest first',
    } satisfies Record<BookTableFilters['sort'], string>,
  },
};

export function BookTableFilterBar() {
  const { filters, setFilters } = useBookTableFilters();
  return (
    <div className="grid w-full grid-cols-2 items-center gap-3 sm:flex sm:w-auto sm:flex-1 sm:flex-wrap">
      {Object.entries(choices).map(([name, { label, options }]) => (
        <Select
          key={name}
          label={label}
          isLabelHidden
          value={filters[name as ChosenFilter]}
          onChange={(event) => setFilters({ [name]: event.target.value })}
          className={name === 'category' ? '[&_select]:capitalize' : ''}
        >
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ))}
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
