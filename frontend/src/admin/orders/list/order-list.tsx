import { pageSize } from '@/api/page';
import { pollEvery } from '@/api/poll-every';
import { omitEmpty } from '@/browser/navigation/use-filters';
import { DataTable } from '@/admin/ui/data-table';
import { PagedList } from '@/admin/ui/paged-list';
import { formatPrice } from '@/shop-facts/formats/formats';
import { type OrderList, adminOrdersApi } from '@/admin/orders/admin-orders.api';
import { filterOf, useAdminOrderFilters } from './order-filters';
import { OrderRow } from './order-row';
import { SlipBar, useSlips } from './slips';
import type { OrderLinks } from './use-order-keys';
import { GiftCard } from '@/admin/orders/printouts/gift-card';
import { PackingSlip } from '@/admin/orders/printouts/packing-slip';
import { words } from '@/words/admin';

/** New orders appear within ten seconds, including the call. */
const pollMs = 5000;

function columns() {
  const { order, date, customer, books, total, status, nextStep } = words.adminOrders.columns;
  return [
    order,
    date,
    customer,
    { text: books, className: 'md:max-lg:hidden' },
    { text: total, className: 'text-end' },
    status,
    { text: nextStep, className: 'print:hidden' },
  ];
}

/** `links`: the arrow keys move between the orders' links. */
export function OrderList({ links }: { links: OrderLinks }) {
  const { filters } = useAdminOrderFilters();
  const { sort, page } = filters;
  const query = adminOrdersApi.useListAdminOrdersQuery(
    { ...filterOf(filters), ...omitEmpty({ sort }), page, limit: pageSize },
    pollEvery(pollMs),
  );
  const slips = useSlips(query.data?.orders ?? []);
  const isFiltered = Object.keys(filterOf(filters)).length > 0;
  return (
    <>
      <div>
        {slips.selected.map((order) =>
          slips.isPrintingCards ? (
            <GiftCard key={order._id} text={order.gift?.text} />
          ) : (
            <PackingSlip key={order._id} order={order} />
          ),
        )}
      </div>
      <div className={slips.selected.length > 0 ? 'print:hidden' : ''}>
        <PagedList
          query={query}
          failed={words.adminOrders.failed}
          count={foundLabel}
          empty={isFiltered ? words.adminOrders.noMatch : words.adminOrders.empty}
        >
          {({ orders }) => (
            <>
              <SlipBar slips={slips} />
              <DataTable caption={words.adminOrders.title} columns={columns()}>
                {orders.map((order) => (
                  <OrderRow
                    key={order._id}
                    order={order}
                    slips={slips}
                    linkRef={links.refOf(order._id)}
                  />
                ))}
              </DataTable>
            </>
          )}
        </PagedList>
      </div>
    </>
  );
}

function foundLabel({ total, isLowerBound, sum }: OrderList): string {
  const { found, foundMoreThan, foundWithSum } = words.adminOrders;
  if (isLowerBound) return foundMoreThan(total - 1);
  return sum === undefined || total === 0 ? found(total) : foundWithSum(total, formatPrice(sum));
}
