import { isSentInPart } from '@storyloom/backend/contract/order/item-state';
import type { Order, OrderHistoryEntry } from '@storyloom/backend/contract/order/order';
import { useState, type ReactElement } from 'react';
import { FiPrinter } from 'react-icons/fi';
import { pollEvery } from '@/api/poll-every';
import { hasFormDraft } from '@/browser/use-form-draft';
import { PartBoundary } from '@/ui/boundary';
import { SmallButton } from '@/ui/controls/button';
import { Panel } from '@/admin/ui/panel';
import { DetailTitle, DetailView } from '@/admin/ui/detail-view';
import { OrderThread } from '@/shop-facts/order/order-thread';
import { statusLabel } from '@/shop-facts/order/status-labels';
import { formatDateTime } from '@/shop-facts/formats/formats';
import { adminOrdersApi } from '@/admin/orders/admin-orders.api';
import { GiftCard } from '@/admin/orders/printouts/gift-card';
import { PackingSlip } from '@/admin/orders/printouts/packing-slip';
import { PrintReceipt } from '@/admin/orders/printouts/print-receipt';
import { usePrintCards } from '@/admin/orders/printouts/use-print-cards';
import { useOrderStep } from '@/admin/orders/use-order-step';
import { useUndoKey } from '@/admin/orders/use-undo-key';
import { OrderSteps } from '@/admin/orders/order-steps';
import { SourceBadge, StatusBadge } from '@/admin/orders/order-badges';
import { words } from '@/words/admin';
import { GiftPanel } from './order-gift';
import { ItemsPanel } from './order-items';
import { orderNoteDraftName, OrderNotes } from './order-notes';
import { RecipientPanel } from './order-recipient';
import { correctionDraftName } from './use-correction';

interface OrderViewProps {
  id: string;
  backTo: string;
  /** The order's audit log. */
  auditLog: ReactElement;
}

/** An order with all that the owner needs to send it, and its packing slip for the printer. */
export function OrderView({ id, backTo, auditLog }: OrderViewProps) {
  useUndoKey();
  const query = adminOrdersApi.useReadAdminOrderQuery(id, pollEvery(10_000));
  return (
    <DetailView
      query={query}
      backTo={backTo}
      all={words.adminOrders.all}
      errors={words.recordErrors.order}
    >
      {(order) => <OrderDetail order={order} auditLog={auditLog} />}
    </DetailView>
  );
}

function OrderDetail({ order: stored, auditLog }: { order: Order; auditLog: ReactElement }) {
  const actions = useOrderStep(stored);
  const { order } = actions;
  const [hasStarted] = useState(() =>
    [orderNoteDraftName(order), correctionDraftName(order)].some(hasFormDraft),
  );
  const { isPrintingCards, printCards } = usePrintCards();
  /** A counter sale is handed over at once: no slip, address or messages. */
  const isCounter = order.source === 'counter';
  return (
    <>
      <div className="print:hidden">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <div>
            {/* An unfinished note or correction takes the focus instead. */}
            <DetailTitle hasFocus={!hasStarted} className="flex flex-wrap items-center gap-3">
              <span>{words.adminOrder.order(order.number)}</span> <StatusBadge order={order} />
              <SourceBadge {...order} />
            </DetailTitle>
            <p className="mt-1 text-sm text-ink-soft">
              <span>{formatDateTime(order.createdAt)}</span>
              <span className="max-sm:hidden">{words.adminOrder.undoKey}</span>
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            {!isCounter && (
              <SmallButton onClick={() => window.print()}>
                <FiPrinter aria-hidden="true" />
                <span>{words.adminOrder.printSlip}</span>
              </SmallButton>
            )}
            {!order.atTill && <PrintReceipt id={order._id} />}
            <OrderSteps actions={actions} canEnd />
          </div>
        </div>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <PartBoundary name="list of items">
            <ItemsPanel actions={actions} />
          </PartBoundary>
          <div className="space-y-6">
            {order.gift && (
              <PartBoundary name="panel">
                <GiftPanel gift={order.gift} onPrintCard={printCards} />
              </PartBoundary>
            )}
            {!isCounter && (
              <PartBoundary name="address">
                <RecipientPanel order={order} />
              </PartBoundary>
            )}
            {!isCounter && !order.erasedAt && (
              <Panel title={words.messages.title}>
                <OrderThread
                  thread={{ id: order._id, reader: 'admin' }}
                  customerName={order.name}
                  isClosed={!order.email}
                />
              </Panel>
            )}
            {!order.erasedAt && (
              <PartBoundary name="list of notes">
                <OrderNotes order={order} />
              </PartBoundary>
            )}
            <PartBoundary name="history">
              <OrderHistory order={order} />
            </PartBoundary>
            <PartBoundary name="list of changes">{auditLog}</PartBoundary>
          </div>
        </div>
      </div>
      {!isCounter && !isPrintingCards && <PackingSlip order={order} />}
      {isPrintingCards && <GiftCard text={order.gift?.text} />}
    </>
  );
}

/** The history of an order. Changes by the customer have no name. */
function OrderHistory({ order }: { order: Order }) {
  return (
    <Panel title={words.adminOrder.history}>
      <ol className="space-y-3">
        {order.history.map((entry, index) => (
          <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 break-words">
              <span className="font-medium">{historyEntryText(entry, order)}</span>
              {entry.by && (
                <span className="text-sm text-ink-faint">{words.adminOrder.by(entry.by)}</span>
              )}
            </span>
            <time dateTime={entry.at} className="text-sm text-ink-soft">
              {formatDateTime(entry.at)}
            </time>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm break-all text-ink-faint">{words.adminOrder.id(order._id)}</p>
    </Panel>
  );
}

function historyEntryText(entry: OrderHistoryEntry, order: Order): string {
  const { status, undo, changed, returned, sent } = entry;
  if (changed) {
    const fields: Partial<Record<string, string>> = words.adminOrder.correctedFields;
    return words.adminOrder.corrected(changed.map((path) => fields[path] ?? path));
  }
  if (sent) {
    const textOf = undo ? words.partialDelivery.notSent : words.partialDelivery.sent;
    return textOf(titlesOf(sent, order));
  }
  if (returned) {
    const [cameBack, cameNotBack] = wereCancelled(returned, order)
      ? [words.partialDelivery.cancelled, words.partialDelivery.notCancelled]
      : [words.adminOrder.cameBack, words.adminOrder.cameNotBack];
    return (undo ? cameNotBack : cameBack)(titlesOf(returned, order));
  }
  return undo ? words.orderSteps.undoneTo(status, order) : statusLabel(status, order);
}

const titlesOf = (ids: string[], { items }: Order) =>
  items.filter(({ bookId }) => ids.includes(bookId)).map(({ title }) => title);

/** Whether these books were taken out of an order whose other books were sent. */
function wereCancelled(ids: string[], order: Order): boolean {
  const named = order.items.filter(({ bookId }) => ids.includes(bookId));
  return isSentInPart(order) && named.every(({ sentAt }) => !sentAt);
}
