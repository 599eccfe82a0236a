import { firstStatus, orderStates } from '@storyloom/backend/contract/order/order-status';
import { useEffect } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useCustomer } from '@/shop/sign-in/use-customer';
import { PlacedNote } from '@/shop/orders/placed-note';
import { BuyAgain } from '@/shop/cart/buy-again';
import { OrderCard } from '@/shop/orders/order-card';
import { ordersApi } from '@/api/endpoints/orders.api';
import { ButtonLink } from '@/ui/controls/button';
import { prepareDialogs } from '@/ui/dialog';
import { Loaded } from '@/ui/loaded';
import { EmptyState } from '@/ui/notices/empty-state';
import { Skeleton } from '@/ui/spinner';
import { TextLink } from '@/ui/controls/text-link';
import { isRecord } from '@/browser/is-record';
import { MissingEmail } from '@/shop/sign-in/missing-email';
import { useDispatch } from 'react-redux';
import type { Order } from '@storyloom/backend/contract/order/order';
import { booksRemoved } from '@/shop/cart/cart.slice';
import { closeAttempts } from '@/shop/checkout/order-attempts.storage';
import { words } from '@/words/shop';

export function MyOrdersPage() {
  const { customer } = useCustomer();
  useEffect(prepareDialogs, []);
  if (!customer?.email) return <MissingEmail />;
  return (
    <div className="page py-8 sm:py-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-4xl">{words.orders.title}</h1>
        <TextLink to={paths.account}>{words.orders.yourAccount}</TextLink>
      </div>
      <div className="mt-8">
        <OrderList uid={customer.uid} email={customer.email} />
      </div>
    </div>
  );
}

function OrderList({ uid, email }: { uid: string; email: string }) {
  const location: Location<unknown> = useLocation();
  const { state } = location;
  const query = ordersApi.useListMyOrdersQuery(email, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  useEarlierAttempts(uid, query.currentData);
  const newOrderId = isRecord(state) && state['newOrderId'];
  return (
    <Loaded
      query={{ ...query, data: query.currentData }}
      failed={words.orders.failed}
      loading={<OrderListSkeleton />}
    >
      {(orders) =>
        orders.length === 0 ? (
          <NoOrders />
        ) : (
          <ol className="space-y-6">
            {orders.map((order, index) => (
              <li key={order._id}>
                <OrderCard
                  order={order}
                  position={index + 1}
                  actions={<BuyAgain bookIds={order.productIds} number={order.number} />}
                  notice={
                    order._id === newOrderId &&
                    order.status === firstStatus && <PlacedNote order={order} />
                  }
                />
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

function NoOrders() {
  return (
    <EmptyState
      picture="empty-orders.svg"
      title={words.orders.none}
      text={words.orders.noneText}
      action={<ButtonLink to={paths.catalogue}>{words.orders.seeAllBooks}</ButtonLink>}
    />
  );
}

function OrderListSkeleton() {
  return (
    <div className="space-y-6">
      <p role="status" className="text-ink-soft">
        {words.ui.loading}
      </p>
      <Skeleton className="h-112" />
      <Skeleton className="h-112" />
    </div>
  );
}

/** Removes books from the cart if an order without a response turns out to contain them. */
function useEarlierAttempts(uid: string, orders: Order[] | undefined): void {
  const dispatch = useDispatch();
  useEffect(() => {
    for (const { productIds, status } of closeAttempts(uid, orders ?? [])) {
      // The books of a cancelled order may be wanted still.
      if (orderStates[status].isSale) dispatch(booksRemoved(productIds));
    }
  }, [dispatch, orders, uid]);
}
