import { isAwaitedItem } from '@storyloom/backend/contract/order/item-state';
import type { Order } from '@storyloom/backend/contract/order/order';
import { orderStates, type OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { useState } from 'react';
import { isResponseLost, readApiError, type ApiError } from '@/api/api-error';
import { askToConfirm } from '@/ui/dialog';
import { showUndoToast } from '@/ui/toast';
import { showFailure } from '@/admin/ui/show-failure';
import { undoWith } from '@/admin/ui/undo-with';
import { adminOrdersApi } from './admin-orders.api';
import { words } from '@/words/admin';

/** The API undoes a step for ten seconds, transfer included. */
const undoMs = 9000;

/** How the result of a step is recognized and shown. */
interface Notified {
  /** Whether the order has taken the step. */
  isIn: (order: Order) => boolean;
  title: string;
  explain: (apiError: ApiError) => string;
}

/**
 * Takes a step of an order and offers Undo. A step that ends the sale asks first. A step on its way
 * shows in `order` at once, until the API confirms it or it fails.
 */
export function useOrderStep(known: Order) {
  const { number, history } = known;
  const { send, isLoading } = useSendStep(known);
  const [sent, setSent] = useState<{ status: OrderStatus; at: string; after: number }>();
  const isPending = sent?.after === history.length;
  const order = isPending ? { ...known, status: sent.status, history: [...history, sent] } : known;

  const returnBooks = (items: string[]) =>
    send(
      { status: 'returned', items },
      {
        isIn: ({ items: all }) =>
          all.every(({ bookId, returnedAt }) => returnedAt || !items.includes(bookId)),
        title: words.orderSteps.booksCameBack(items.length, number),
        explain: (apiError) => explainReturn(apiError, known),
      },
    );

  const sendBooks = async (items: string[]) => {
    if (!(await confirmWithdrawn(known, 'shipped', items))) return false;
    return send(
      { status: 'shipped', items },
      {
        isIn: ({ items: all }) =>
          all.every(({ bookId, sentAt }) => sentAt || !items.includes(bookId)),
        title: words.awaitedBooks.sent(items.length, number),
        explain,
      },
    );
  };

  const takeStep = async (status: OrderStatus) => {
    if (!orderStates[status].isSale && !(await confirmEnd(known, status))) return;
    if (statusesUnwantedAfterWithdrawal.has(status) && !(await confirmWithdrawn(known, status)))
      return;
    if (statusesWithAllBooks.has(status) && !(await confirmAwaited(known, status))) return;
    setSent({ status, at: new Date().toISOString(), after: history.length });
    const title = words.orderSteps.isNow(status, known);
    const isIn = (now: Order) => now.status === status;
    if (!(await send({ status }, { isIn, title, explain }))) setSent(undefined);
  };

  return { order, takeStep, returnBooks, sendBooks, isLoading };
}
export type OrderStepping = ReturnType<typeof useOrderStep>;

/** Returns a function that sends a step and shows the result: Undo, or why it failed. */
function useSendStep(known: Order) {
  const { _id: id, number } = known;
  const [changeStatus, { isLoading }] = adminOrdersApi.useChangeOrderStatusMutation();
  const [revert] = adminOrdersApi.useChangeOrderStatusMutation();
  const [readOrder] = adminOrdersApi.useLazyReadAdminOrderQuery();

  const undoOf = (status: OrderStatus, items?: string[]) =>
    undoWith({
      recordId: id,
      name: words.adminOrder.order(number),
      forMs: undoMs,
      call: () => revert({ id, step: { undo: true, step: status, items } }),
      done: (now) =>
        items ? undoneOf(status, items.length, number) : words.orderSteps.isAgain(now.status, now),
      failed: (error) => explainUndo(error, known, status),
    });

  const refetch = async () => {
    await readOrder(id); // the first response may be of a poll that started before the step
    return readOrder(id);
  };

  /** Returns whether the step is taken. */
  const send = async (
    step: { status: OrderStatus; items?: string[] },
    { isIn, title, explain }: Notified,
  ): Promise<boolean> => {
    const { error } = await changeStatus({ id, step });
    const apiError = error && readApiError(error);
    // Without a response, only the order shows whether the step was taken.
    const now = apiError && isResponseLost(apiError) ? await refetch() : undefined;
    if (apiError && !(now?.isSuccess && isIn(now.data))) {
      const failure = now?.isError ? words.orderSteps.uncertain(number) : explain(apiError);
      void showFailure(failure, error);
      return false;
    }
    void showUndoToast({ title, isUndoNamed: true }, undoOf(step.status, step.items));
    return true;
  };

  return { send, isLoading };
}

function confirmEnd(order: Order, status: OrderStatus): Promise<boolean> {
  const { askReturned, askCancel, askEndText, step, leaveAsIs, keep } = words.orderSteps;
  const isReturn = status === 'returned';
  return askToConfirm(
    {
      title: isReturn ? askReturned(order.number) : askCancel(order.number),
      text: askEndText(status, order),
      icon: 'warning',
    },
    { confirm: step(status, order), cancel: isReturn ? leaveAsIs : keep },
  );
}

/** Steps towards the customer that a withdrawal makes unwanted. */
const statusesUnwantedAfterWithdrawal: ReadonlySet<OrderStatus> = new Set([
  'confirmed',
  'ready',
  'shipped',
]);

async function confirmWithdrawn(
  order: Order,
  status: OrderStatus,
  bookIds = order.productIds,
): Promise<boolean> {
  const { withdrawals = [], productIds } = order;
  const withdrawn = withdrawals.flatMap(({ items }) => items ?? productIds);
  const titles = order.items
    .filter(({ bookId, returnedAt }) => !returnedAt && bookIds.includes(bookId))
    .filter(({ bookId }) => withdrawn.includes(bookId))
    .map(({ title }) => title);
  if (titles.length === 0) return true;
  const { askWithdrawn, askWithdrawnText, step, leaveAsIs } = words.orderSteps;
  return askToConfirm(
    { title: askWithdrawn(order.number), text: askWithdrawnText(titles), icon: 'warning' },
    { confirm: step(status, order), cancel: leaveAsIs },
  );
}

/** Statuses that need all books of the order. */
const statusesWithAllBooks: ReadonlySet<OrderStatus> = new Set(['ready', 'shipped']);

/**
 * Asks before an order goes on without books that have not arrived: the customer would wait for
 * them.
 */
async function confirmAwaited(order: Order, status: OrderStatus): Promise<boolean> {
  const titles = order.items.filter(isAwaitedItem).map(({ title }) => title);
  if (titles.length === 0) return true;
  const { askSend, askSendText } = words.partialDelivery;
  const { step, leaveAsIs } = words.orderSteps;
  return askToConfirm(
    { title: askSend(order.number), text: askSendText(titles), icon: 'warning' },
    { confirm: step(status, order), cancel: leaveAsIs },
  );
}

function undoneOf(status: OrderStatus, books: number, number: number): string {
  return status === 'shipped'
    ? words.awaitedBooks.sentUndone(number)
    : words.orderSteps.booksCameNotBack(books, number);
}

function explain({ code }: ApiError): string {
  return code === 'invalid_transition'
    ? words.orderSteps.movedMeanwhile
    : words.orderSteps.notChanged;
}

/** The API returns the ids of the books that were returned before. */
function explainReturn(apiError: ApiError, { items }: Order): string {
  const back = items.filter(({ bookId }) => apiError.bookIds?.includes(bookId));
  if (apiError.code === 'invalid_transition' && back.length > 0)
    return words.orderSteps.cameBackBefore(back.map(({ title }) => title));
  return apiError.code === 'request_in_progress'
    ? words.orderSteps.isBeingMoved
    : explain(apiError);
}

function explainUndo(error: unknown, order: Order, status: OrderStatus): string {
  const { code } = readApiError(error);
  if (code === 'insufficient_stock') {
    return words.orderSteps.soldMeanwhile(status, order);
  }
  if (code === 'invalid_transition') {
    return words.orderSteps.undoTooLate;
  }
  return words.orderSteps.notUndone;
}
