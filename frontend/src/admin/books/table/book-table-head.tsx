import { FiArrowDown, FiArrowUp } from 'react-icons/fi';
import { adminTexts } from '@/config/admin-messages';
import { HeadCell } from '@/ui/data-table';
import type { allOf } from './book-selection';
import { useBookTableFilters, type BookTableFilters } from './book-table-filters';
import { SelectBox } from '@/ui/form/select-box';

const columns = adminTexts.bookColumns;

export function BookTableHead({ isAllSelected, onSelectAll }: ReturnType<typeof allOf>) {
  return (
    <>
      <HeadCell className="w-11 !px-0 max-md:invisible">
        <SelectBox
          label="Select all shown books"
          isChecked={isAllSelected}
          onChange={onSelectAll}
        />
      </HeadCell>
      <HeadCell>{columns.number}</HeadCell>
      <SortHead text={columns.title} sorts={['title']} />
      <HeadCell>{columns.category}</HeadCell>
      <SortHead text={columns.price} sorts={['price-asc', 'price-desc']} isRight />
      <SortHead text="Stock" sorts={['stock']} isRight />
      <HeadCell className="md:max-lg:hidden">Trending</HeadCell>
      <HeadCell className="text-right">{columns.actions}</HeadCell>
    </>
  );
}

interface SortHeadProps {
  text: string;
  /** What each click leads to in turn; after the last one the newest come first again. */
  sorts: BookTableFilters['sort'][];
  isRight?: boolean;
}

function SortHead({ text, sorts, isRight = false }: SortHeadProps) {
  const { filters, setFilters } = useBookTableFilters();
  const sorted = filters.sort === 'price-desc' ? 'descending' : 'ascending';
  const direction = sorts.includes(filters.sort) ? sorted : 'none';
  const next = sorts[sorts.indexOf(filters.sort) + 1] ?? '';
  return (
    <HeadCell
      aria-sort={direction}
      className={`relative hover:text-ink hover:underline ${isRight ? 'text-right' : ''}`}
    >
      <span className="inline-flex min-h-11 items-center gap-1 font-semibold">
        {text}
        {direction === 'descending' && <FiArrowDown aria-hidden="true" />}
        {direction === 'ascending' && <FiArrowUp aria-hidden="true" />}
      </span>
      {/* A phone's head is only read out: it has the name, and no button for the keyboard. */}
      <button
        type="button"
        aria-label={`${text}, sort`}
        onClick={() => setFilters({ sort: next })}
        className="absolute inset-0 w-full max-md:hidden"
      />
    </HeadCell>
  );
}
