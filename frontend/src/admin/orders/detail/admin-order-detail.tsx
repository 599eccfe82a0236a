import type { NewOrderNoteInput, Order, ReceiverInput } from '@storyloom/backend/contract/order';
import { orderStates, type OrderStatus } from '@storyloom/backend/contract/order-status';
import { useEffect, useRef, useState } from 'react';
import { FiArrowLeft, FiPrinter } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { readApiProblem, retryProps } from '@/api/api-error';
import { paths } from '@/config/paths';
import { Button, ButtonLink } from '@/ui/controls/button';
import { Cover } from '@/ui/pictures/cover';
import { formatMoment } from '@/ui/text/moment';
import { Panel } from '@/ui/panel';
import { formatPrice } from '@/ui/text/price';
import { RetryNotice } from '@/ui/retry-notice';
import { Spinner } from '@/ui/spinner';
import { createKeep, useUnfinishedWork, type Unsaved } from '@/ui/form/unfinished-work';
import { askToLeave } from '@/ui/form/use-leave-question';
import { useReadAdminOrderQuery } from '@/admin/orders/admin-orders.api';
import { PackingSlip } from './packing-slip';
import { OrderSteps } from '@/admin/orders/admin-order-steps';
import { PhoneMark, StatusMark } from '@/admin/orders/admin-order-words';
import { OrderHistory } from './order-history';
import { OrderNotes } from './order-notes';
import { OrderReceiver } from './order-receiver';

/** One order with all that is needed to send it, and its packing slip for the printer. */
export function AdminOrderDetail({ id, backTo }: { id: string; backTo: string }) {
  const {
    currentData: order,
    error,
    isFetching,
    refetch,
  } = useReadAdminOrderQuery(id, {
    pollingInterval: 10_000,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <ButtonLink variant="plain" size="small" to={backTo} className="mb-4 -ml-3 print:hidden">
        <FiArrowLeft aria-hidden="true" />
        All orders
      </ButtonLink>
      {!order && !error && <Spinner text="Loading..." className="min-h-60" />}
      {!order && error && <DetailProblem error={error} isFetching={isFetching} refetch={refetch} />}
      {order && <OpenOrder key={order._id} order={order} />}
    </>
  );
}

interface DetailProblemProps {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

function DetailProblem({ error, isFetching, refetch }: DetailProblemProps) {
  const problem = readApiProblem(error);
  if (problem.status === 404 || problem.status === 400) {
    return <p className="py-12 text-center text-ink-soft">There is no such order.</p>;
  }
  return (
    <RetryNotice
      text="The order could not be loaded."
      isRetrying={isFetching}
      {...retryProps(error)}
      onRetry={() => void refetch()}
    />
  );
}

interface BegunWork {
  orderId: string;
  receiver: ReceiverInput | undefined;
  note: NewOrderNoteInput | undefined;
}

const keep = createKeep<BegunWork>();
const begunOn = (orderId: string) => {
  const begun = keep.read();
  return begun?.orderId === orderId ? begun : null;
};

function OpenOrder({ order }: { order: Order }) {
  const title = useRef<HTMLHeadingElement>(null);
  const [begun] = useState(() => begunOn(order._id));
  // What was begun takes the keyboard to itself.
  useEffect(() => {
    if (!begun) title.current?.focus();
  }, [begun]);
  const [receiver, setReceiver] = useState<Unsaved<ReceiverInput> | null>(null);
  /** Each that was given up makes room for another. */
  const [corrections, setCorrections] = useState(0);
  const [note, setNote] = useState<Unsaved<NewOrderNoteInput> | null>(null);
  useUnfinishedWork(keep, receiver !== null || note !== null, () => ({
    orderId: order._id,
    receiver: receiver?.getValues(),
    note: note?.getValues(),
  }));
  /** After some steps an order cannot be corrected any more, and what was typed for that goes. */
  const mayTake = async (status: OrderStatus) => {
    if (!receiver || orderStates[status].canBeCorrected) return true;
    const isLeaving = await askToLeave();
    if (isLeaving) setCorrections(corrections + 1);
    return isLeaving;
  };
  return (
    <>
      <div className="print:hidden">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <div>
            <h2
              ref={title}
              tabIndex={-1}
              className="flex flex-wrap items-center gap-3 text-2xl outline-none"
            >
              Order {order.number} <StatusMark status={order.status} />
              {order.source === 'phone' && <PhoneMark />}
            </h2>
            <p className="mt-1 text-sm text-ink-soft">{formatMoment(order.createdAt)}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" size="small" onClick={() => window.print()}>
              <FiPrinter aria-hidden="true" />
              Print packing slip
            </Button>
            <OrderSteps order={order} canEnd mayTake={mayTake} />
          </div>
        </div>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Items order={order} />
          <div className="space-y-6">
            <OrderReceiver
              key={corrections}
              order={order}
              begun={corrections === 0 ? begun?.receiver : undefined}
              isUnsaved={receiver !== null}
              onUnsaved={setReceiver}
            />
            <OrderNotes order={order} begun={begun?.note} onUnsaved={setNote} />
            <OrderHistory order={order} />
          </div>
        </div>
      </div>
      <PackingSlip order={order} />
    </>
  );
}

function Items({ order }: { order: Order }) {
  return (
    <Panel title={`Items (${order.items.length})`}>
      <ul className="divide-y divide-line">
        {order.items.map(({ bookId, title, coverImage, price }) => (
          <li key={bookId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Cover title={title} coverImage={coverImage} sizes="40px" className="w-10 shrink-0" />
            <Link
              to={paths.book(bookId)}
              className="min-w-0 flex-1 basis-[7rem] break-words hover:underline"
            >
              {title}
            </Link>
            <span className="tabular-nums">{formatPrice(price)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex justify-between border-t border-line-strong pt-4 text-lg font-semibold">
        <span>Total, cash on delivery</span>
        <span className="tabular-nums">{formatPrice(order.totalPrice)}</span>
      </p>
    </Panel>
  );
}
