import { Link } from 'react-router-dom';
import type { Order } from '@storyloom/backend/contract/order';
import { canBecome } from '@storyloom/backend/contract/order-status';
import { paths } from '@/config/paths';
import { Cover } from '@/ui/pictures/cover';
import { formatPrice } from '@/ui/text/price';
import { CancelOrder } from './cancel-order';
import { CopyButton } from '@/ui/controls/copy-button';
import { OrderTimeline } from './order-timeline';
import { SummaryRow } from '@/ui/text/summary-row';

interface OrderCardProps {
  order: Order;
  /** Its place in the list, from 1. */
  position: number;
  isNew: boolean;
}

export function OrderCard({ order, position, isNew }: OrderCardProps) {
  const { address } = order;
  const headingId = `order-${order._id}`;
  return (
    <article
      aria-labelledby={headingId}
      tabIndex={-1}
      className={`rounded-lg border bg-surface p-5 sm:p-7 print:break-inside-avoid ${isNew ? 'border-accent-deep ring-3 ring-accent' : 'border-line'}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={headingId} className="flex flex-wrap items-baseline gap-x-3 text-2xl">
          <span className="rounded-sm bg-accent px-2 font-sans text-base font-bold text-on-accent">
            # {position}
          </span>
          Order {order.number}
          {isNew && (
            <span className="font-sans text-base font-semibold text-ink-soft">just placed</span>
          )}
        </h2>
        <p className="text-sm text-ink-soft">
          <time dateTime={order.createdAt}>{new Date(order.createdAt).toLocaleDateString()}</time>
        </p>
      </header>

      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-4">
        {order.items.map((item) => (
          <li
            key={item.bookId}
            className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 sm:w-72"
          >
            <Cover
              title={item.title}
              coverImage={item.coverImage}
              sizes="56px"
              className="w-14 shrink-0"
            />
            <div className="min-w-0 flex-1 basis-[7rem]">
              <Link
                to={paths.book(item.bookId)}
                className="line-clamp-3 font-medium hover:underline"
              >
                {item.title}
              </Link>
              <p className="text-sm tabular-nums">{formatPrice(item.price)}</p>
            </div>
          </li>
        ))}
      </ul>

      <div className="mt-6">
        <OrderTimeline order={order} />
      </div>

      <dl className="mt-6 grid gap-x-8 gap-y-4 border-t border-line pt-5 text-note sm:grid-cols-2 lg:grid-cols-3">
        <SummaryRow name="Name">{order.name}</SummaryRow>
        <SummaryRow name="Email">{order.email}</SummaryRow>
        <SummaryRow name="Phone">{order.phone}</SummaryRow>
        <SummaryRow name="Total Price">
          <strong className="tabular-nums">{formatPrice(order.totalPrice)}</strong>
        </SummaryRow>
        <SummaryRow name="Address">
          {address.street && <span className="block">{address.street}</span>}
          {[address.city, address.state, address.country, address.zipcode].join(', ')}
        </SummaryRow>
        <SummaryRow name="Order Id">
          <Id text={order._id} label="Copy the order id" />
        </SummaryRow>
        <SummaryRow name="Product Ids">
          <ul>
            {order.productIds.map((id) => (
              <li key={id}>
                <Id text={id} label={`Copy product id ${id}`} />
              </li>
            ))}
          </ul>
        </SummaryRow>
      </dl>
      {canBecome(order.status, 'cancelled', 'customer') && <CancelOrder order={order} />}
    </article>
  );
}

function Id({ text, label }: { text: string; label: string }) {
  return (
    <span className="flex items-center gap-1">
      <code className="text-[0.8125rem] break-all text-ink-soft">{text}</code>
      <CopyButton text={text} label={label} />
    </span>
  );
}
