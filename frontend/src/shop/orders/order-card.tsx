import { Link } from 'react-router-dom';
import { writtenParts } from '@storyloom/backend/contract/order/address-lines';
import { isAwaitedItem, isCancelledItem } from '@storyloom/backend/contract/order/item-state';
import type { Order } from '@storyloom/backend/contract/order/order';
import {
  canBecome,
  orderStates,
  type OrderStatus,
} from '@storyloom/backend/contract/order/order-status';
import { apiUrl } from '@/config/env';
import { paths } from '@/config/paths';
import { Cover } from '@/shop-facts/book/cover';
import { DeliveryPromise } from '@/shop-facts/settings/delivery-promise';
import { PickupPlace } from '@/shop-facts/settings/pickup-place';
import { ConditionNote } from '@/shop-facts/book/condition-note';
import { formatDateTime, formatPrice } from '@/ui/text/formats';
import { remainingTotal } from '@/shop-facts/book/price';
import { orderHeadingId } from './focus-order';
import { CancelOrder } from './cancel-order';
import { GiftNote } from './gift-note';
import { CopyButton } from '@/ui/controls/copy-button';
import { OrderTimeline } from './order-timeline';
import { WriteAboutOrder } from './write-about-order';
import { WithdrawLink } from './withdraw-link';
import { VatTable } from '@/shop-facts/order/vat-table';
import { OrderedNote } from '@/shop-facts/book/supply-note';
import { SummaryRow } from '@/ui/text/summary-row';
import type { Elements } from '@/ui/elements';
import { words } from '@/words/shop';

interface OrderCardProps {
  order: Order;
  /** Its place in the list, from 1. */
  position: number;
  /** Shown with an order that was placed a moment ago. */
  news: Elements;
  actions?: Elements;
}

export function OrderCard({ order, position, news, actions }: OrderCardProps) {
  const { street, city, state, country, zipcode } = order.address;
  const remaining = remainingTotal(order);
  const texts = words.orders;
  const isNew = Boolean(news);
  const { isOpen } = orderStates[order.status];
  const headingId = orderHeadingId(order._id);
  return (
    <article
      aria-labelledby={headingId}
      tabIndex={-1}
      className={`rounded-lg border bg-surface p-5 sm:p-7 print:break-inside-avoid ${isNew ? 'border-accent-deep ring-3 ring-accent' : 'border-line'}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={headingId} className="flex flex-wrap items-baseline gap-x-3 text-2xl">
          <span className="rounded-sm bg-accent px-2 font-sans text-base font-bold text-on-accent">
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
      {news}

      <WhereIsIt order={order} />
      <OrderTimeline order={order} />

      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-4">
        {order.items.map((item) => (
          <li
            key={item.bookId}
            className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 sm:w-72"
          >
            <Cover book={item} sizes="56px" className="w-14 shrink-0" />
            <div className="min-w-0 flex-1 basis-28">
              <Link
                to={paths.book(item.bookId)}
                dir="auto"
                className={`line-clamp-3 font-medium hover:underline ${item.returnedAt ? 'line-through' : ''}`}
              >
                {item.title}
              </Link>
              <ConditionNote condition={item.condition} />
              <p className={`text-sm tabular-nums ${item.returnedAt ? 'line-through' : ''}`}>
                {formatPrice(item.price, order.currency)}
              </p>
              {!item.returnedAt && isOpen && <OrderedNote item={item} />}
              {item.returnedAt && (
                <p className="text-sm text-ink-soft">
                  {isCancelledItem(item, order)
                    ? words.supply.ordered.cancelled
                    : texts.returnedOn(formatDateTime(item.returnedAt))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <dl className="mt-4">
        <SummaryRow name={texts.total}>
          <strong className="text-lg tabular-nums">
            {formatPrice(order.totalPrice, order.currency)}
          </strong>
          {!order.pickup && (
            <span className="block text-sm text-ink-soft">
              {order.shipping === 0
                ? texts.freeShipping
                : texts.shipping(formatPrice(order.shipping, order.currency))}
            </span>
          )}
          {order.gift?.fee !== undefined && (
            <span className="block text-sm text-ink-soft">
              {words.gift.wrappingFee(formatPrice(order.gift.fee, order.currency))}
            </span>
          )}
        </SummaryRow>
        {remaining !== undefined && (
          <SummaryRow name={texts.left}>
            <strong className="text-lg tabular-nums">
              {formatPrice(remaining, order.currency)}
            </strong>
          </SummaryRow>
        )}
      </dl>
      <VatTable sums={order.vat} currency={order.currency} className="mt-3 max-w-md" />

      <dl className="mt-6 grid gap-x-8 gap-y-4 border-t border-line pt-5 text-note sm:grid-cols-2 lg:grid-cols-4">
        <SummaryRow name={texts.name}>
          <bdi>{order.name}</bdi>
        </SummaryRow>
        {order.company && (
          <SummaryRow name={words.vat.company}>
            <bdi>{order.company}</bdi>
          </SummaryRow>
        )}
        {order.vatNumber && (
          <SummaryRow name={words.vat.vatNumber}>
            <bdi dir="ltr">{order.vatNumber}</bdi>
          </SummaryRow>
        )}
        <SummaryRow name={texts.email}>
          <bdi>{order.email}</bdi>
        </SummaryRow>
        <SummaryRow name={texts.phone}>
          <bdi dir="ltr">{order.phone}</bdi>
        </SummaryRow>
        {order.pickup ? (
          <SummaryRow name={texts.pickupAt}>
            <PickupPlace />
          </SummaryRow>
        ) : (
          <SummaryRow name={texts.address}>
            {[writtenParts([street])[0], writtenParts([city, state, country, zipcode]).join(', ')]
              .filter(Boolean)
              .map((line) => (
                <span key={line} dir="auto" className="block">
                  {line}
                </span>
              ))}
          </SummaryRow>
        )}
        {order.gift && <GiftNote gift={order.gift} />}
      </dl>
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

/** Where an order is, with what the shop promises of every delivery. */
function WhereIsIt({ order }: { order: Order }) {
  const { pickup } = order;
  const text = nextOf(order);
  if (!text) return <div className="mt-5" />;
  return (
    <div className="mt-4 mb-5">
      <p className="font-medium">{text}</p>
      {!pickup && <DeliveryPromise />}
    </div>
  );
}

function nextOf({ status, items }: Order): string | undefined {
  const { next, nextInParts } = words.orders;
  if (status === 'confirmed' && items.some(isAwaitedItem)) {
    return items.some(({ sentAt }) => sentAt) ? nextInParts.partSent : nextInParts.waiting;
  }
  return (next as Partial<Record<OrderStatus, string>>)[status];
}

interface IdsProps {
  name: string;
  ids: string[];
  /** The label of the button next to each. */
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
