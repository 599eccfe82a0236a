import type { Order } from '@storyloom/backend/contract/order/order';
import { useParams } from 'react-router-dom';
import { CustomerView } from '@/admin/customers/customer-view';
import { OrderTotal, StatusBadge } from '@/admin/orders/admin-order-labels';
import { paths } from '@/config/paths';
import { TextLink } from '@/ui/controls/text-link';
import { Cell, DataTable, TableBody, TableRow } from '@/ui/data-table';
import { formatDateTime } from '@/ui/text/formats';

export function CustomerPage() {
  const { id = '' } = useParams();
  return <CustomerView key={id} id={id} OrderTable={OrderTable} />;
}

/** Orders to look at, each with a link to where it is worked on. */
function OrderTable({ orders }: { orders: Order[] }) {
  return (
    <DataTable
      caption="Orders of this customer"
      columns={['Order', 'Date', 'Books', 'Status', { text: 'Total', className: 'text-right' }]}
    >
      <TableBody>
        {orders.map((order) => (
          <TableRow
            key={order._id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3"
          >
            <Cell className="font-semibold">
              <TextLink to={paths.adminOrder(order._id)} className="tabular-nums">
                {order.number}
              </TextLink>
            </Cell>
            <Cell className="text-right text-sm text-ink-soft md:text-left md:whitespace-nowrap">
              {formatDateTime(order.createdAt)}
            </Cell>
            <Cell className="col-span-2 min-w-0 truncate text-ink-soft md:w-full md:max-w-0">
              {order.items.map(({ title }) => title).join(', ')}
            </Cell>
            <Cell>
              <StatusBadge order={order} />
            </Cell>
            <Cell className="text-right font-semibold tabular-nums">
              <OrderTotal order={order} />
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </DataTable>
  );
}
