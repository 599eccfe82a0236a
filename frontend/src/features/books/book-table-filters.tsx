import { categories } from '@storyloom/backend/contract/book';
import { Button } from '@/ui/button';
import { selectLook } from '@/ui/field';
import { useBookTableChoice, type BookTableChoice } from './book-table-choice';

const sortNames: Record<BookTableChoice['sort'], string> = {
  '': 'Newest first',
  title: 'Title',
  'price-asc': 'Price, lowest first',
  'price-desc': 'Price, highest first',
};

export function BookTableFilters() {
  const { choice, choose } = useBookTableChoice();
  const isFiltered = Boolean(choice.q || choice.category || choice.trending);
  return (
    <div className="grid w-full grid-cols-2 items-center gap-3 sm:flex sm:w-auto sm:flex-1 sm:flex-wrap">
      <select
        aria-label="Category"
        value={choice.category}
        onChange={(event) =>
          choose({ category: event.target.value as BookTableChoice['category'] })
        }
        className={`${selectLook} capitalize`}
      >
        <option value="">All categories</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </select>
      <select
        aria-label="Trending"
        value={choice.trending}
        onChange={(event) =>
          choose({ trending: event.target.value as BookTableChoice['trending'] })
        }
        className={selectLook}
      >
        <option value="">Trending or not</option>
        <option value="true">Trending</option>
        <option value="false">Not trending</option>
      </select>
      <select
        aria-label="Sort by"
        value={choice.sort}
        onChange={(event) => choose({ sort: event.target.value as BookTableChoice['sort'] })}
        className={selectLook}
      >
        {Object.entries(sortNames).map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </select>
      {isFiltered && (
        <Button
          variant="plain"
          size="small"
          onClick={() => choose({ q: '', category: '', trending: '' })}
        >
          Clear filters
        </Button>
      )}
    </div>
  );
}
