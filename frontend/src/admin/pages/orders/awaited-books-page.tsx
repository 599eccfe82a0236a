import type { SupplyRow } from '@storyloom/backend/contract/order/awaited-books';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { SmallButton } from '@/ui/controls/button';
import { EmptyList } from '@/admin/ui/paged-list';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { Loaded } from '@/ui/loaded';
import { useSaveExport } from '@/admin/ui/use-save-export';
import { formatDay } from '@/shop-facts/formats/formats';
import { BackLink, DetailTitle } from '@/admin/ui/detail-view';
import { words } from '@/words/admin';
import { ArrivalForm } from '@/admin/orders/awaited-books/arrival-form';
import { useAwaitedBooks } from '@/admin/orders/awaited-books/awaited-books.api';
import { useOrdersUrl } from '@/admin/orders/list/order-filters';
import { useArrivals } from '@/admin/orders/awaited-books/use-arrivals';

/** The books that open orders wait for, by publisher, and a form for arrivals. */
export function AwaitedBooksPage() {
  const backTo = useOrdersUrl();
  const texts = words.awaitedBooks;
  const arrivals = useArrivals();
  const [saveExport, isSaving] = useSaveExport('orders');
  const query = useAwaitedBooks();
  return (
    <section>
      <BackLink to={backTo}>{texts.allOrders}</BackLink>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <DetailTitle>{texts.title}</DetailTitle>
        {query.data && query.data.length > 0 && (
          <SmallButton
            className="print:hidden"
            isBusy={isSaving}
            onClick={() => void saveExport('to-order.csv', '/supply.csv')}
          >
            {texts.save}
          </SmallButton>
        )}
      </div>
      <ArrivalForm {...arrivals} />
      <Loaded query={query} failed={texts.failed}>
        {(rows) =>
          rows.length > 0 ? (
            <ul className="divide-y divide-line">
              {rows.map((row, i) => (
                <Row
                  key={row.book._id}
                  row={row}
                  isFirst={row.publisher !== rows[i - 1]?.publisher}
                  onArrived={() =>
                    arrivals.take({ bookId: row.book._id, copies: String(row.copies) })
                  }
                />
              ))}
            </ul>
          ) : (
            <EmptyList>{texts.empty}</EmptyList>
          )
        }
      </Loaded>
    </section>
  );
}

interface RowProps {
  row: SupplyRow;
  /** Whether it is the publisher's first row, which shows the publisher's name. */
  isFirst: boolean;
  onArrived: () => Promise<boolean>;
}

function Row({ row, isFirst, onArrived }: RowProps) {
  const { book, publisher, copies, orders, promisedBy, overdue } = row;
  const texts = words.awaitedBooks;
  // Busy until the list is without these copies: a second press would take them in again.
  const [pendingRow, setPendingRow] = useState<SupplyRow>();
  const take = async () => {
    setPendingRow(row);
    if (!(await onArrived())) setPendingRow(undefined);
  };
  return (
    <li tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      {isFirst && (
        <h3 className="w-full text-lg">
          <bdi>{publisher || texts.noPublisher}</bdi>
        </h3>
      )}
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">
          <Link to={paths.editBook(book._id)} dir="auto" className="hover:underline">
            {book.title}
          </Link>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {book.author && <bdi>{book.author}</bdi>}
          {book.isbn && <bdi>{book.isbn}</bdi>}
          <span>{texts.forOrders(orders.join(', '))}</span>
          {promisedBy && (
            <span>{texts.promisedBy(formatDay(promisedBy, { dateStyle: 'medium' }))}</span>
          )}
          {overdue > 0 && <span className="font-semibold text-red">{texts.late(overdue)}</span>}
        </p>
      </div>
      <div className="flex items-center justify-between gap-4 max-sm:w-full">
        <p className="font-semibold tabular-nums">{texts.copies(copies)}</p>
        <SmallButton
          ref={restoreFocusBeside}
          className="print:hidden"
          isBusy={pendingRow === row}
          aria-label={texts.takeOf(copies, book.title)}
          onClick={ignoreDoubleClick(take)}
        >
          {texts.take}
        </SmallButton>
      </div>
    </li>
  );
}
