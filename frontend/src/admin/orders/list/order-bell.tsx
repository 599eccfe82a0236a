import { FiBell } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Menu, menuItemClassName } from '@/ui/menu';
import { formatDateTime, formatPrice } from '@/shop-facts/formats/formats';
import { CountBadge } from '@/ui/text/count-badge';
import { useTitleCount } from '@/shop-facts/use-page-title';
import { adminOrdersUrl } from './order-filters';
import { useNewOrders } from '@/admin/orders/admin-orders.api';
import { words } from '@/words/admin';

/** The counts of unconfirmed orders and unread messages, and the newest orders. */
export function OrderBell() {
  const { data } = useNewOrders();
  const total = data?.total ?? 0;
  const unread = data?.unread ?? 0;
  const unhandled = total + unread;
  const label = words.adminOrders.bell(total);
  useTitleCount(unhandled);
  return (
    <Menu
      label={unread > 0 ? `${label}, ${words.messages.unread(unread)}` : label}
      trigger={
        <>
          <FiBell aria-hidden="true" className="text-xl" />
          {unhandled > 0 && (
            <CountBadge key={unhandled} count={unhandled > 99 ? '99+' : unhandled} />
          )}
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
      {unread > 0 && (
        <Link
          to={adminOrdersUrl({ unread: 'true' })}
          className={`${menuItemClassName} rounded-none! border-t border-line font-semibold`}
        >
          {words.messages.unread(unread)}
        </Link>
      )}
      <Link
        to={adminOrdersUrl({ status: 'placed' })}
        className={`${menuItemClassName} rounded-none! border-t border-line font-semibold`}
      >
        {words.adminOrders.allNew}
      </Link>
    </Menu>
  );
}
