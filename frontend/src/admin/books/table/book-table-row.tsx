import type { Book } from '@storyloom/backend/contract/book/book';
import { FiEdit2, FiTrash2 } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Button, ButtonLink } from '@/ui/controls/button';
import { Cover } from '@/shop-facts/book/cover';
import { Cell, TableRow } from '@/admin/ui/data-table';
import { RowCheckbox } from '@/admin/ui/form/row-checkbox';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { ConditionLabel } from '@/shop-facts/book/condition-label';
import { formatPrice } from '@/shop-facts/formats/formats';
import type { BookSelection } from './book-selection';
import { useLowStock } from './book-table-filters';
import { PublishButton, TrendingSwitch } from './change-book';
import { isUnpriced } from '@/admin/books/is-unpriced';
import { useDeleteBook } from '@/admin/books/use-delete-book';
import { CategoryName } from '@/shop-facts/settings/categories';
import { words } from '@/words/admin';

interface BookTableRowProps {
  book: Book;
  /** The position in the whole list, from 1. */
  number: number;
  selection: BookSelection;
}

export function BookTableRow({ book, number, selection }: BookTableRowProps) {
  const isSelected = selection.ids.has(book._id);
  const { _id, title, author, category, newPrice, stock, condition } = book;
  return (
    <TableRow
      aria-rowindex={number + 1}
      aria-selected={isSelected}
      className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto_auto] items-center gap-x-2 py-2 aria-selected:bg-accent-wash md:h-18"
    >
      <Cell className="md:w-11 md:!px-0">
        <RowCheckbox
          label={words.adminBooks.select(title)}
          isChecked={isSelected}
          onChange={() => selection.toggle(_id)}
        />
      </Cell>
      <Cell className="text-ink-faint tabular-nums max-md:row-start-2 max-md:text-center max-md:text-sm @max-[14rem]:row-start-3">
        {number}
      </Cell>
      <Cell className="max-md:col-span-2 max-md:col-start-2 max-md:row-start-1 @max-[14rem]:col-span-3 @max-[14rem]:col-start-2 md:w-full md:max-w-0 md:min-w-40">
        <div className="flex items-center gap-3">
          <Cover book={book} sizes="36px" className="w-9 shrink-0" />
          <div className="min-w-0">
            <Link
              to={paths.book(_id)}
              title={title}
              dir="auto"
              className="relative -my-2.5 block truncate py-2.5 font-medium hover:underline"
            >
              {title}
            </Link>
            {author && (
              <span dir="auto" className="block truncate text-sm text-ink-faint">
                {author}
              </span>
            )}
            <ConditionLabel condition={condition} />
          </div>
        </div>
      </Cell>
      <Cell className="text-ink-soft md:min-w-28 lg:min-w-32 max-md:truncate max-md:col-start-2 max-md:row-start-2 max-md:text-sm @max-[14rem]:row-start-3">
        <CategoryName slug={category} />
      </Cell>
      <Cell className="text-end font-medium tabular-nums max-md:col-start-4 max-md:row-start-1 max-md:self-start @max-[14rem]:col-span-3 @max-[14rem]:col-start-2 @max-[14rem]:row-start-2">
        {!isUnpriced(book) && formatPrice(newPrice)}
      </Cell>
      <Cell className="text-end tabular-nums max-md:col-start-4 max-md:row-start-1 max-md:self-end max-md:text-sm @max-[14rem]:row-start-3">
        <StockCell stock={stock} />
      </Cell>
      <Cell className="max-md:hidden md:max-lg:hidden">
        <TrendingSwitch book={book} />
      </Cell>
      <Cell
        className={`max-md:col-span-2 max-md:col-start-3 max-md:justify-self-end @max-[14rem]:col-span-4 @max-[14rem]:col-start-1 @max-[14rem]:row-start-4 ${
          // With a third button there may be no space next to the category.
          book.draft ? '@max-[22rem]:col-[1/-1]' : 'max-md:row-start-2'
        }`}
      >
        <RowActions book={book} />
      </Cell>
    </TableRow>
  );
}

function StockCell({ stock }: { stock: number | undefined }) {
  const lowStock = useLowStock();
  if (stock === undefined) return null;
  if (stock === 0)
    return <span className="font-semibold text-red">{words.adminBooks.soldOut}</span>;
  const low = stock <= lowStock && {
    className: 'font-semibold text-red',
    title: words.adminBooks.lowStock,
  };
  return (
    <span {...low}>
      {words.adminBooks.remaining(stock, (text) => (
        <span className="md:hidden">{text}</span>
      ))}
    </span>
  );
}

function RowActions({ book }: { book: Book }) {
  const [deleteBook, isDeleting] = useDeleteBook();
  // A draft has three buttons, for which a phone has no room with icons.
  const iconClass = book.draft ? 'max-lg:hidden' : 'max-[430px]:hidden md:max-lg:hidden';
  return (
    <div className="flex justify-end gap-1 max-md:flex-wrap md:ms-auto md:w-max">
      {book.draft && <PublishButton book={book} />}
      <ButtonLink
        variant="plain"
        size="small"
        to={paths.editBook(book._id)}
        aria-label={words.adminBooks.editBook(book.title)}
      >
        <FiEdit2 aria-hidden="true" className={iconClass} />
        <span>{words.adminBooks.edit}</span>
      </ButtonLink>
      <Button
        variant="plain"
        size="small"
        className="text-red"
        isBusy={isDeleting}
        aria-label={words.adminBooks.deleteBook(book.title)}
        onClick={ignoreDoubleClick(() => deleteBook(book))}
      >
        <FiTrash2 aria-hidden="true" className={iconClass} />
        <span>{words.adminBooks.delete}</span>
      </Button>
    </div>
  );
}
