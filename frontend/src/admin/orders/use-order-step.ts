import type { Order } from '@storyloom/backend/contract/order/order';
import type { OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { useState } from 'react';
import { isResponseLost, readApiError, type ApiError } from '@/api/api-error';
import { showUndoToast } from '@/ui/toast';
import { showFailure } from '@/admin/ui/show-failure';
import { makeUndoable } from '@/admin/ui/make-undoable';
import { adminOrdersApi } from './admin-orders.api';
import { confirmStep, confirmWithdrawn } from './confirm-step';
import { explainReturn, explainStep, explainUndo } from './step-failures';
import { words } from '@/words/admin';

/** The API undoes a step for ten seconds, transfer included. */
const undoMs = 9000;

/** How the result of a step is recognized and shown. */
interface StepResult {
  /** Whether the order has taken the step. */
  isTaken: (order: Order) => boolean;
  title: string;
  explain: (apiError: ApiError) => string;
}

/**
 * Takes a step of an order and offers Undo. A step that ends the sale asks first. `order` is
 * optimistic: it shows a pending step until the API confirms it or it fails.
 */
export function useOrderStep(stored: Order) {
  const { number, history } = stored;
  const { send, isLoading } = useSendStep(stored);
  /** `after`: the length of the history before the step. */
  const [pendingStep, setPendingStep] = useState<{
    status: OrderStatus;
    at: string;
    after: number;
  }>();
  const isPending = pendingStep?.after === history.length;
  const order = isPending
    ? { ...stored, status: pendingStep.status, history: [...history, pendingStep] }
    : stored;

  const returnBooks = (items: string[]) =>
    send(
      { status: 'returned', items },
      {
        isTaken: ({ items: all }) =>
          all.every(({ bookId, returnedAt }) => returnedAt || !items.includes(bookId)),
        title: words.orderSteps.booksCameBack(items.length, number),
        explain: (apiError) => explainReturn(apiError, stored),
      },
    );

  const sendBooks = async (items: string[]) => {
    if (!(await confirmWithdrawn(stored, 'shipped', items))) return false;
    return send(
      { status: 'shipped', items },
      {
        isTaken: ({ items: all }) =>
          all.every(({ bookId, sentAt }) => sentAt || !items.includes(bookId)),
        title: words.awaitedBooks.sent(items.length, number),
        explain: explainStep,
      },
    );
  };

  const takeStep = async (status: OrderStatus) => {
    if (!(await confirmStep(stored, status))) return;
    setPendingStep({ status, at: new Date().toISOString(), after: history.length });
    const title = words.orderSteps.isNow(status, stored);
    const isTaken = (now: Order) => now.status === status;
    if (!(await send({ status }, { isTaken, title, explain: explainStep })))
      setPendingStep(undefined);
  };

  return { order, takeStep, returnBooks, sendBooks, isLoading };
}
export type OrderActions = ReturnType<typeof useOrderStep>;

/** Returns a function that sends a step and shows the result: Undo, or why it failed. */
function useSendStep(stored: Order) {
  const { _id: id, number } = stored;
  const [changeStatus, { isLoading }] = adminOrdersApi.useChangeOrderStatusMutation();
  const [revert] = adminOrdersApi.useChangeOrderStatusMutation();
  const [readOrder] = adminOrdersApi.useLazyReadAdminOrderQuery();

  const undoOf = (status: OrderStatus, items?: string[]) =>
    makeUndoable({
      recordId: id,
      name: words.adminOrder.order(number),
      forMs: undoMs,
      call: () => revert({ id, step: { undo: true, step: status, items } }),
      done: (now) =>
        items ? undoneOf(status, items.length, number) : words.orderSteps.isAgain(now.status, now),
      failed: (error) => explainUndo(error, stored, status),
    });

  const refetch = async () => {
    await readOrder(id); // the first response may be of a poll that started before the step
    return readOrder(id);
  };

  /** Resolves to whether the order has taken the step. */
  const send = async (
    step: { status: OrderStatus; items?: string[] },
    { isTaken, title, explain }: StepResult,
  ): Promise<boolean> => {
    const { error } = await changeStatus({ id, step });
    const apiError = error && readApiError(error);
    // Without a response, only the order shows whether the step was taken.
    const now = apiError && isResponseLost(apiError) ? await refetch() : undefined;
    if (apiError && !(now?.isSuccess && isTaken(now.data))) {
      const failure = now?.isError ? words.orderSteps.uncertain(number) : explain(apiError);
      void showFailure(failure, error);
      return false;
    }
    void showUndoToast({ title, isUndoNamed: true }, undoOf(step.status, step.items));
    return true;
  };

  return { send, isLoading };
}

function undoneOf(status: OrderStatus, books: number, number: number): string {
  return status === 'shipped'
    ? words.awaitedBooks.sentUndone(number)
    : words.orderSteps.booksCameNotBack(books, number);
}
