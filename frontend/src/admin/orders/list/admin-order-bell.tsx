import { FiBell } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Menu, menuItemClassName } from '@/ui/menu';
import { formatDateTime, formatPrice } from '@/ui/text/formats';
import { CountBadge } from '@/ui/text/count-badge';
import { useTitleCount } from '@/ui/use-page-title';
import { adminOrdersAddress } from './order-filters';
import { useNewOrders } from '@/admin/orders/admin-orders.api';
import { words } from '@/words/admin';

/** How many orders nobody has confirmed yet, and the newest of them. */
export function AdminOrderBell() {
  const { data } = useNewOrders();
  const total = data?.total ?? 0;
  useTitleCount(total);
  return (
    <Menu
      label={words.adminOrders.bell(total)}
      face={
        <>
          <FiBell aria-hidden="true" className="text-xl" />
          {total > 0 && <CountBadge key={total} count={total > 99 ? '99+' : total} />}
        </>
      }
    >
      <p className="px-3 py-2 text-sm font-semibold text-ink-soft">{words.adminOrders.newOrders}</p>
      {total === 0 && <p className="px-3 pb-3">{words.adminOrders.noneNew}</p>}
      <ul>
        {data?.orders.map((order) => (
          <li key={order._id}>
            <Link to={paths.adminOrder(order._id)} className={menuItemClassName}>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">
                  {words.adminOrders.numberAndName(order.number, <bdi>{order.name}</bdi>)}
                </span>
                <span className="block text-sm text-ink-faint">
                  {formatDateTime(order.createdAt)}
                </span>
              </span>
              <span className="font-semibold tabular-nums">
                {formatPrice(order.totalPrice, order.currency)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={adminOrdersAddress({ status: 'placed' })}
        className={`${menuItemClassName} border-t border-line font-semibold`}
      >
        {words.adminOrders.allNew}
      </Link>
    </Menu>
  );
}
