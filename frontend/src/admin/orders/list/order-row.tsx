import { isAwaitedItem } from '@storyloom/backend/contract/order/item-state';
import type { Order } from '@storyloom/backend/contract/order/order';
import { canBecome, orderStates } from '@storyloom/backend/contract/order/order-status';
import type { Ref } from 'react';
import { paths } from '@/config/paths';
import { Cell, TableRow } from '@/admin/ui/data-table';
import { RowCheckbox } from '@/admin/ui/form/row-checkbox';
import { formatDateTime } from '@/shop-facts/formats/formats';
import { TextLink } from '@/ui/controls/text-link';
import { ordersPageUrl, useAdminOrderFilters } from './order-filters';
import { hasSlip, type Slips } from './slips';
import { useOrderStep } from '@/admin/orders/use-order-step';
import { OrderSteps } from '@/admin/orders/order-steps';
import { OrderTotal } from '@/admin/orders/order-amounts';
import { OverdueNote, WithdrawalNotes } from '@/admin/orders/order-warnings';
import { SourceBadge, StatusBadge } from '@/admin/orders/order-badges';
import { words } from '@/words/admin';

interface OrderRowProps {
  order: Order;
  slips: Slips;
  linkRef: Ref<HTMLAnchorElement>;
}

export function OrderRow({ order: stored, slips, linkRef }: OrderRowProps) {
  const { filters } = useAdminOrderFilters();
  const actions = useOrderStep(stored);
  const { order } = actions;
  return (
    <TableRow className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 py-4 md:h-16">
      <Cell className="font-semibold">
        <div className="flex items-center">
          {/* Before the number, so that Tab leads from there to the next step. */}
          <span className="min-w-11 print:hidden">
            {hasSlip(stored) && (
              <RowCheckbox
                label={words.adminOrders.tick(stored.number)}
                isChecked={slips.selected.includes(stored)}
                onChange={() => slips.toggle(stored)}
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
      <Cell className="justify-self-end print:hidden">
        <OrderSteps actions={actions} />
      </Cell>
    </TableRow>
  );
}

/** For an open order with awaited books: how many are missing, or that all have arrived. */
function WaitsNote({ order: { status, items } }: { order: Order }) {
  const canBeSent = canBecome(status, 'shipped', 'admin') || canBecome(status, 'ready', 'admin');
  const awaited = items.filter(isAwaitedItem).length;
  const wasAwaited = items.some(({ supply, sentAt }) => supply && supply !== 'stock' && !sentAt);
  if (awaited === 0 && !(canBeSent && wasAwaited)) return null;
  return (
    <span className="block text-sm text-ink-soft">
      {awaited > 0 ? words.partialDelivery.waits(awaited) : words.partialDelivery.allHere}
    </span>
  );
}
