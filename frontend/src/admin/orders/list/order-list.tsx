import type { Order } from '@storyloom/backend/contract/order/order';
import { isAwaitedItem } from '@storyloom/backend/contract/order/item-state';
import { canBecome, orderStates } from '@storyloom/backend/contract/order/order-status';
import { useState, type Ref } from 'react';
import { FiPrinter } from 'react-icons/fi';
import { pageSize } from '@/api/page';
import { pollEvery } from '@/api/poll-every';
import { omitEmpty } from '@/browser/navigation/use-filters';
import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { Cell, DataTable, TableRow } from '@/admin/ui/data-table';
import { Checkbox } from '@/ui/form/checkbox';
import { RowCheckbox } from '@/admin/ui/form/row-checkbox';
import { FoundList } from '@/admin/ui/found-list';
import { formatDateTime, formatPrice } from '@/shop-facts/money/formats';
import { TextLink } from '@/ui/controls/text-link';
import { type OrderList, adminOrdersApi } from '@/admin/orders/admin-orders.api';
import { filterOf, ordersPageUrl, useAdminOrderFilters } from './order-filters';
import type { OrderLinks } from './use-order-keys';
import { useOrderStep } from '@/admin/orders/use-order-step';
import { OrderSteps } from '@/admin/orders/order-steps';
import { OrderTotal } from '@/admin/orders/order-amounts';
import { OverdueNote, WithdrawalNotes } from '@/admin/orders/order-warnings';
import { SourceBadge, StatusBadge } from '@/admin/orders/order-badges';
import { GiftCard } from '@/admin/orders/printouts/gift-card';
import { PackingSlip } from '@/admin/orders/printouts/packing-slip';
import { usePrintCards } from '@/admin/orders/printouts/use-print-cards';
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
    nextStep,
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
        {slips.chosen.map((order) =>
          slips.isPrintingCards ? (
            <GiftCard key={order._id} text={order.gift?.text} />
          ) : (
            <PackingSlip key={order._id} order={order} />
          ),
        )}
      </div>
      <div className={slips.chosen.length > 0 ? 'print:hidden' : ''}>
        <FoundList
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
        </FoundList>
      </div>
    </>
  );
}

function foundLabel({ total, isLowerBound, sum }: OrderList): string {
  const { found, foundMoreThan, foundWithSum } = words.adminOrders;
  if (isLowerBound) return foundMoreThan(total - 1);
  return sum === undefined || total === 0 ? found(total) : foundWithSum(total, formatPrice(sum));
}

interface OrderRowProps {
  order: Order;
  slips: Slips;
  linkRef: Ref<HTMLAnchorElement>;
}

function OrderRow({ order: known, slips, linkRef }: OrderRowProps) {
  const { filters } = useAdminOrderFilters();
  const stepping = useOrderStep(known);
  const { order } = stepping;
  return (
    <TableRow className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 py-4 md:h-16">
      <Cell className="font-semibold">
        <div className="flex items-center">
          {/* Before the number, so that Tab leads from there to the next step. */}
          <span className="min-w-11 print:hidden">
            {hasSlip(known) && (
              <RowCheckbox
                label={words.adminOrders.tick(known.number)}
                isChecked={slips.chosen.includes(known)}
                onChange={() => slips.tick(known)}
              />
            )}
          </span>
          <TextLink
            ref={linkRef}
            to={ordersPageUrl(paths.adminOrder(order._id), filters)}
            className="tabular-nums"
          >
            {order.number}
          </TextLink>
        </div>
      </Cell>
      <Cell className="self-center text-sm text-ink-soft max-md:whitespace-nowrap md:min-w-24 lg:whitespace-nowrap max-md:text-end">
        {formatDateTime(order.createdAt)}
      </Cell>
      <Cell className="min-w-0 md:max-w-48 lg:max-w-56">
        <span dir="auto" className="block truncate font-medium">
          {order.name}
        </span>
        <span className="block truncate text-sm text-ink-faint">
          <bdi>{order.phone}</bdi>
        </span>
      </Cell>
      <Cell className="text-ink-soft max-md:hidden md:max-lg:hidden">
        {words.adminOrders.books(order.productIds.length)}
      </Cell>
      <Cell className="text-end font-semibold tabular-nums">
        <OrderTotal order={order} />
      </Cell>
      <Cell className="self-center">
        <span className="flex flex-wrap gap-1">
          <StatusBadge order={order} />
          <SourceBadge {...order} />
        </span>
        <WaitsNote order={order} />
        <OverdueNote {...order} />
        {orderStates[order.status].isOpen && <WithdrawalNotes withdrawals={order.withdrawals} />}
        {order.unread !== undefined && (
          <span className="block text-sm font-semibold">{words.messages.unread(order.unread)}</span>
        )}
      </Cell>
      <Cell className="justify-self-end">
        <OrderSteps stepping={stepping} />
      </Cell>
    </TableRow>
  );
}

/** For an open order with awaited books: how many are missing, or that all have arrived. */
function WaitsNote({ order: { status, items } }: { order: Order }) {
  const canGo = canBecome(status, 'shipped', 'admin') || canBecome(status, 'ready', 'admin');
  const awaited = items.filter(isAwaitedItem).length;
  const hadToCome = items.some(({ supply, sentAt }) => supply && supply !== 'stock' && !sentAt);
  if (awaited === 0 && !(canGo && hadToCome)) return null;
  return (
    <span className="block text-sm text-ink-soft">
      {awaited > 0 ? words.partialDelivery.waits(awaited) : words.partialDelivery.allHere}
    </span>
  );
}

/** A sale at the counter has no recipient. */
const hasSlip = ({ source }: Order) => source !== 'counter';

/** Prints packing slips of the selected orders on this page. */
function useSlips(orders: Order[]) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const printing = usePrintCards();
  const possible = orders.filter(hasSlip);
  const chosen = possible.filter(({ _id }) => ticked.includes(_id));
  const isAll = chosen.length > 0 && chosen.length === possible.length;
  return {
    possible,
    chosen,
    cards: chosen.filter(({ gift }) => gift?.text).length,
    isAll,
    tick: ({ _id: id }: Order) =>
      setTicked(ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id]),
    tickAll: () => setTicked(isAll ? [] : possible.map(({ _id }) => _id)),
    ...printing,
  };
}
type Slips = ReturnType<typeof useSlips>;

function SlipBar({ slips }: { slips: Slips }) {
  const { possible, chosen, cards, isAll, tickAll, printCards } = slips;
  if (possible.length === 0) return null;
  return (
    <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
      <Checkbox label={words.adminOrders.tickAll} checked={isAll} onChange={tickAll} />
      {chosen.length > 0 && (
        <SmallButton onClick={() => window.print()}>
          <FiPrinter aria-hidden="true" />
          <span>{words.adminOrders.printSlips(chosen.length)}</span>
        </SmallButton>
      )}
      {cards > 0 && (
        <SmallButton onClick={printCards}>
          <FiPrinter aria-hidden="true" />
          <span>{words.adminOrders.printCards(cards)}</span>
        </SmallButton>
      )}
    </div>
  );
}
