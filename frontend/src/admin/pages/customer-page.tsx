import type { Order } from '@storyloom/backend/contract/order/order';
import { useParams } from 'react-router-dom';
import { CustomerView } from '@/admin/customers/customer-view';
import { OrderTotal } from '@/admin/orders/order-amounts';
import { StatusBadge } from '@/admin/orders/order-badges';
import { paths } from '@/config/paths';
import { TextLink } from '@/ui/controls/text-link';
import { Cell, DataTable, TableRow } from '@/admin/ui/data-table';
import { formatDateTime } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';

export function CustomerPage() {
  const { id = '' } = useParams();
  return <CustomerView key={id} id={id} OrderTable={OrderTable} />;
}

function OrderTable({ orders }: { orders: Order[] }) {
  const { orderColumns: columns } = words.customers;
  return (
    <DataTable
      caption={words.customers.ordersOfOne}
      columns={[
        columns.order,
        columns.date,
        columns.books,
        columns.status,
        { text: columns.total, className: 'text-end' },
      ]}
    >
      {orders.map((order) => (
        <TableRow
          key={order._id}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-3"
        >
          <Cell className="font-semibold">
            <TextLink to={paths.adminOrder(order._id)} className="tabular-nums">
              {order.number}
            </TextLink>
          </Cell>
          <Cell className="text-end text-sm text-ink-soft md:text-start md:whitespace-nowrap">
            {formatDateTime(order.createdAt)}
          </Cell>
          <Cell className="col-span-2 min-w-0 truncate text-ink-soft md:w-full md:max-w-0">
            <bdi>{order.items.map(({ title }) => title).join(', ')}</bdi>
          </Cell>
          <Cell>
            <StatusBadge order={order} />
          </Cell>
          <Cell className="text-end font-semibold tabular-nums">
            <OrderTotal order={order} />
          </Cell>
        </TableRow>
      ))}
    </DataTable>
  );
}
