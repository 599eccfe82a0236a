import type { Order } from '@storyloom/backend/contract/order/order';
import { Cell, DataTable, TableBody, TableRow } from '@/ui/data-table';
import { formatMoment, formatPrice } from '@/ui/text/formats';
import { TextLink } from '@/ui/controls/text-link';
import { StatusMark } from '@/admin/orders/admin-order-words';
import { adminOrdersAddress } from './order-filters';

/** Orders to look at, each with a link to where it is worked on. */
export function OrderHistoryTable({ orders }: { orders: Order[] }) {
  return (
    <DataTable
      caption="Orders of this customer"
      columns={['Order', 'Date', 'Books', 'Status', { text: 'Total', className: 'text-right' }]}
    >
      <TableBody>
        {orders.map(({ _id, number, createdAt, items, status, totalPrice, left, currency }) => (
          <TableRow
            key={_id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3"
          >
            <Cell className="font-semibold">
              <TextLink to={adminOrdersAddress({ order: _id })} className="tabular-nums">
                {number}
              </TextLink>
            </Cell>
            <Cell className="text-right text-sm text-ink-soft md:text-left md:whitespace-nowrap">
              {formatMoment(createdAt)}
            </Cell>
            <Cell className="col-span-2 min-w-0 truncate text-ink-soft md:w-full md:max-w-0">
              {items.map(({ title }) => title).join(', ')}
            </Cell>
            <Cell>
              <StatusMark status={status} />
            </Cell>
            <Cell className="text-right font-semibold tabular-nums">
              {formatPrice(left ?? totalPrice, currency)}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </DataTable>
  );
}
