import { useEffect, useRef } from 'react';
import { FiBell } from 'react-icons/fi';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { baseApi } from '@/api/base-api';
import { Menu, menuItemClassName } from '@/ui/menu';
import { formatMoment } from '@/ui/text/moment';
import { formatPrice } from '@/ui/text/price';
import { useTitleCount } from '@/browser/use-title-count';
import { adminOrdersAddress } from './use-admin-order-filters';
import { useNewOrders } from './use-new-orders';

/** How many orders nobody has confirmed yet, and the newest of them. */
export function AdminOrderBell() {
  const { data } = useNewOrders();
  const total = data?.total ?? 0;
  useFreshFigures(data?.orders[0]?.number);
  useTitleCount(total);
  return (
    <Menu
      label={`${total} new ${total === 1 ? 'order' : 'orders'}`}
      face={
        <>
          <FiBell aria-hidden="true" className="text-xl" />
          {total > 0 && (
            <span
              key={total}
              className="absolute top-0.5 right-0 flex h-5 min-w-5 animate-bump items-center justify-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent tabular-nums"
            >
              {total > 99 ? '99+' : total}
            </span>
          )}
        </>
      }
    >
      <p className="px-3 py-2 text-sm font-semibold text-ink-soft">New orders</p>
      {total === 0 && <p className="px-3 pb-3">All orders are confirmed.</p>}
      <ul>
        {data?.orders.map((order) => (
          <li key={order._id}>
            <Link to={adminOrdersAddress({ order: order._id })} className={menuItemClassName}>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">
                  {order.number}, {order.name}
                </span>
                <span className="block text-sm text-ink-faint">
                  {formatMoment(order.createdAt)}
                </span>
              </span>
              <span className="font-semibold tabular-nums">{formatPrice(order.totalPrice)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={adminOrdersAddress({ status: 'placed' })}
        className={`${menuItemClassName} border-t border-line font-semibold`}
      >
        All new orders
      </Link>
    </Menu>
  );
}

/** A new order changes the figures of the overview: they need not wait for their own turn. */
function useFreshFigures(newestNumber: number | undefined): void {
  const dispatch = useDispatch();
  const lastNumber = useRef(newestNumber);
  useEffect(() => {
    if (newestNumber === undefined) return;
    const isNews = lastNumber.current !== undefined && newestNumber > lastNumber.current;
    lastNumber.current = newestNumber;
    if (isNews) dispatch(baseApi.util.invalidateTags(['AdminStats']));
  }, [dispatch, newestNumber]);
}
