import { isAwaitedItem, isSentInPart } from '@storyloom/backend/contract/order/item-state';
import type { Order } from '@storyloom/backend/contract/order/order';
import {
  canBecome,
  orderStates,
  type OrderStatus,
} from '@storyloom/backend/contract/order/order-status';
import { apiUrl } from '@/config/env';
import { DeliveryText } from '@/shop-facts/settings/delivery-text';
import { formatDateTime } from '@/shop-facts/formats/formats';
import { orderHeadingId } from './focus-order';
import { isWithdrawn } from './is-withdrawn';
import { CancelOrder } from './cancel-order';
import { CopyButton } from '@/ui/controls/copy-button';
import { OrderRecipient, OrderTotals } from './order-details';
import { OrderItems } from './order-items';
import { OrderTimeline } from './order-timeline';
import { WriteAboutOrder } from './write-about-order';
import { WithdrawLink } from './withdraw-link';
import type { Elements } from '@/ui/elements';
import { words } from '@/words/shop';

interface OrderCardProps {
  order: Order;
  /** The position in the list, from 1. */
  position: number;
  /** Shown if the order was just placed. */
  notice: Elements;
  actions: Elements;
}

export function OrderCard({ order, position, notice, actions }: OrderCardProps) {
  const texts = words.orders;
  const isNew = Boolean(notice);
  const headingId = orderHeadingId(order._id);
  return (
    <article
      aria-labelledby={headingId}
      tabIndex={-1}
      className={`rounded-lg border bg-surface p-5 sm:p-7 print:break-inside-avoid ${isNew ? 'border-accent-deep ring-3 ring-accent' : 'border-line'}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={headingId} className="flex flex-wrap items-baseline gap-x-3 text-2xl">
          <span
            dir="ltr"
            className="rounded-sm bg-accent px-2 font-sans text-base font-bold text-on-accent"
          >
            {`# ${position}`}
          </span>
          <span>{texts.order(order.number)}</span>
          {isNew && (
            <span className="font-sans text-base font-semibold text-ink-soft">
              {texts.justPlaced}
            </span>
          )}
        </h2>
        <p className="text-sm text-ink-soft">
          <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
        </p>
      </header>
      {notice}

      <OrderProgress order={order} />
      <OrderTimeline order={order} />
      <OrderItems order={order} />
      <OrderTotals order={order} />
      <OrderRecipient order={order} />
      <dl className="mt-4 flex flex-wrap items-baseline gap-x-6 text-xs text-ink-faint">
        <Ids name={texts.orderId} ids={[order._id]} copyLabel={() => texts.copyOrderId} />
        <Ids name={texts.productIds} ids={order.productIds} copyLabel={texts.copyProductId} />
      </dl>
      <WithdrawLink order={order} />
      <div className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
        {actions}
        {canBecome(order.status, 'cancelled', 'customer') && <CancelOrder order={order} />}
        <a
          href={`${apiUrl}/api/orders/${order._id}/receipt`}
          target="_blank"
          rel="noopener"
          aria-label={texts.receiptLabel(order.number)}
          className="link inline-flex min-h-11 items-center"
        >
          {texts.receipt}
        </a>
      </div>
      <WriteAboutOrder order={order} />
    </article>
  );
}

/** The status of an order, with the shop's text about delivery. */
function OrderProgress({ order }: { order: Order }) {
  // A parcel that was sent cannot be stopped.
  const isStopped = orderStates[order.status].canBeCorrected && isWithdrawn(order);
  const text = isStopped ? words.orders.nextWithdrawn : nextStepText(order);
  if (!text) return <div className="mt-5" />;
  return (
    <div className="mt-4 mb-5">
      <p className="font-medium">{text}</p>
      {!order.pickup && !isStopped && <DeliveryText />}
    </div>
  );
}

function nextStepText(order: Order): string | undefined {
  const { status, items } = order;
  const { next, nextInParts } = words.orders;
  if (status === 'confirmed' && items.some(isAwaitedItem)) {
    return isSentInPart(order) ? nextInParts.partSent : nextInParts.waiting;
  }
  return (next as Partial<Record<OrderStatus, string>>)[status];
}

interface IdsProps {
  name: string;
  ids: string[];
  /** The label of the copy button of an id. */
  copyLabel: (id: string) => string;
}

function Ids({ name, ids, copyLabel }: IdsProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2">
      <dt>{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-3">
        {ids.map((id) => (
          <span key={id} className="flex min-w-0 items-center gap-1">
            <code dir="ltr" className="break-all">
              {id}
            </code>
            <CopyButton text={id} label={copyLabel(id)} />
          </span>
        ))}
      </dd>
    </div>
  );
}
